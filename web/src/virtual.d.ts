declare module "virtual:words" {
  const all: Record<string, Record<string, string | Record<string, string>>>;
  export default all;
}

declare module "virtual:lessons" {
  const all: Record<string, Record<string, import("./lib/lesson").Lesson>>;
  export default all;
}
