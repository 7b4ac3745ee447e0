/** A record whose members are made when they are read: a rule that reads one asks for no other. */
export function lazyRecord<T>(members: ReadonlyMap<string, () => T>): Readonly<Record<string, T>> {
  const record: Record<string, T> = {};
  for (const [name, get] of members) Object.defineProperty(record, name, { get, enumerable: true });
  return record;
}
