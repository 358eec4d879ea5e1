/** Small things that this browser remembers; without storage it simply forgets them. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`saloon.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`saloon.${key}`, JSON.stringify(value));
  } catch {
    // A private window without storage: nothing to be done, nothing lost but the memory.
  }
}
