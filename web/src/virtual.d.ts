declare module "virtual:words" {
  const all: Record<string, Record<string, string | Record<string, string>>>;
  export default all;
}
