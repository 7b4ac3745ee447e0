import type { JsonObject } from '#engine';
import type { Change, Comparison, DocumentChanges, Example, Fates } from '../Change.ts';
import { concerns } from '../Change.ts';

export type ReportFormat = 'text' | 'markdown' | 'json';

/** The whole comparison, for a person, for a page or for a tool. */
export function formatComparison(comparison: Comparison, format: ReportFormat): string {
  if (format === 'json') return JSON.stringify({ ...comparison, documents: comparison.documents.map(toJson) }, null, 2);
  const lines = format === 'text' ? formatText : formatMarkdown;
  return [...comparison.documents.flatMap((document) => [...lines(document), '']), summarize(comparison)].join('\n');
}

const toJson = ({ halfWay, ...document }: DocumentChanges) => ({
  ...document,
  ...(halfWay && { halfWay: Object.fromEntries(halfWay) }),
});

const titles: Readonly<Record<Change['concern'], string>> = {
  guest: 'What guests see',
  request: 'What requests carry',
  'half-way': 'A guest who is half-way',
  document: 'The document',
};

/** The changes of a document by what they are about, each part with its title. */
const partsOf = ({ changes, halfWay }: DocumentChanges): readonly (readonly [string, readonly Change[]])[] =>
  concerns.flatMap((concern) => {
    const own = changes.filter((change) => change.concern === concern);
    const counts = concern === 'half-way' && halfWay !== undefined ? `: ${formatFates(halfWay)}` : '';
    return own.length === 0 && counts === '' ? [] : [[titles[concern] + counts, own] as const];
  });

const formatFates = (fates: Fates): string =>
  [...fates]
    .filter(([, count]) => count > 0)
    .map(([fate, count]) => `${count} ${fate}`)
    .join(', ') || 'nothing was asked';

const formatText = (document: DocumentChanges): readonly string[] => [
  `${document.document}: ${document.verdict}`,
  ...partsOf(document).flatMap(([title, changes]) => [
    `  ${title}`,
    ...changes.flatMap(({ verdict, place, message, example }) => [
      `    ${verdict.padEnd(6)}  ${place === '' ? '' : `${place}: `}${message}`,
      ...(example === undefined ? [] : [`            when ${formatExample(example)}`]),
    ]),
  ]),
];

const formatMarkdown = (document: DocumentChanges): readonly string[] => [
  `## \`${document.document}\`: ${document.verdict}`,
  ...partsOf(document).flatMap(([title, changes]) => [
    '',
    `### ${title}`,
    ...(changes.length === 0 ? [] : ['']),
    ...changes.flatMap(({ verdict, place, message, example }) => [
      `- **${verdict}** ${place === '' ? '' : `\`${place}\`: `}${escapeMarkdown(message)}`,
      ...(example === undefined ? [] : [`  - when ${escapeMarkdown(formatExample(example))}`]),
    ]),
  ]),
];

/** Texts of documents may contain marks of HTML and Markdown, which are shown as they are. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');

const formatExample = ({ context, answers }: Example): string =>
  [...pairs(context, 'context.'), ...pairs(answers, '')].join(', ') || 'whatever is answered';

const pairs = (values: JsonObject, before: string): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${before}${name} = ${JSON.stringify(value)}`);

function summarize({ verdict, documents }: Comparison): string {
  if (documents.length === 0) return 'safe: the documents are the same.';
  return `${verdict}: ${documents.length} ${documents.length === 1 ? 'document differs' : 'documents differ'}.`;
}
