import type { Generated, LeftPart } from './generateJourneys.ts';

/** What journeys take of each document, and what they do not, with the reason. */
export function formatCoverage({ parts, taken, left }: Pick<Generated, 'parts' | 'taken' | 'left'>): string {
  const documents = [...new Set(parts.map(({ place }) => place.document))].sort();
  const lines = documents.map((document) => {
    const own = parts.filter(({ place }) => place.document === document);
    const count = own.filter(({ key }) => taken.has(key)).length;
    const missing = left.filter(({ part }) => part.place.document === document);
    return [`${document}: ${count} of ${own.length}`, ...missing.map(formatLeft)].join('\n');
  });
  const whole = parts.filter(({ key }) => taken.has(key)).length;
  return [...lines, `${whole} of ${parts.length} parts are taken by a journey.`].join('\n');
}

const formatLeft = ({ part: { place, words }, why }: LeftPart): string =>
  `  ${place.pointer} ${words}: ${why === undefined ? 'no journey was found' : `nobody can: ${why}`}`;
