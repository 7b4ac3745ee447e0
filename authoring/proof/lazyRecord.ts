/** A record whose members are computed when they are read, so that a rule that reads one member needs no other. */
export function lazyRecord<T>(members: ReadonlyMap<string, () => T>): Readonly<Record<string, T>> {
  const record: Record<string, T> = {};
  for (const [name, get] of members) Object.defineProperty(record, name, { get, enumerable: true });
  return record;
}
