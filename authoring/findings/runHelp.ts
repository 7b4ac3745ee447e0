import { nearestName } from '#engine/problems';
import { readSections } from './readSections.ts';

/**
 * What `npm run content -- help CODE` prints: the section of the code, or which codes there are.
 *
 * @throws RangeError for an unknown code
 */
export function runHelp([code]: readonly string[]): string {
  const sections = readSections();
  if (code === undefined) return `npm run content -- help CODE\n\nCodes: ${[...sections.keys()].join(', ')}.`;
  const section = sections.get(code);
  if (section !== undefined) return section;
  const meant = nearestName(code, [...sections.keys()]);
  const suggestion = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new RangeError(`"${code}" is not a code of docs/findings.md.${suggestion}`);
}
