import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** A document that is requested by its id must contain that id; otherwise nobody finds its content. */
export function checkId(
  document: string,
  member: 'id' | 'group' | 'type',
  value: string,
  id: string | undefined,
): readonly AuthoringProblem[] {
  if (id === undefined || value === id) return [];
  const message = `"${value}" is not the name of the file, by which the document is loaded.`;
  return [{ document, pointer: `/${member}`, code: 'wrong-id', message, known: [id], suggestion: id }];
}
