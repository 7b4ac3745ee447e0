/**
 * Remembers what a function has made of an object, as long as the object is in use. Only for objects that nothing changes,
 * such as a document that was read: who calls cannot tell the difference, except by the time.
 */
export function memoize<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, { readonly value: T }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}
