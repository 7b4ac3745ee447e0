/** Caches a function: the value for each name is made once, when it is first needed. */
export function memoize<T extends object>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}
