/** A phone that lies on the table does not go dark, where the browser lets a page say so (it needs https or this machine). */

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    navigator.wakeLock
      .request("screen")
      .then((given) => {
        if (over) void given.release();
        else lock = given;
      })
      .catch(() => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
