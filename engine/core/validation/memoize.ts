/** The same function, which makes what it gives for a name once, when that is first asked for. */
export function memoize<T extends object>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}
