/** A set of functions to call when something happens. */
export function listeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  return {
    /** Returns a function that stops it. */
    add: (listener: (...args: Args) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (...args: Args) => {
      for (const listener of all) listener(...args);
    },
  };
}
