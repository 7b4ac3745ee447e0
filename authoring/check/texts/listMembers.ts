/** The members of an object, or the entries of a list by their index; none of anything else. */
export const listMembers = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }) : [];
