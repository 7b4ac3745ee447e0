import { escapeName, type Place } from '#engine';
import { listMembers, readMember } from '../../../jsonParts.ts';
import { formatSpans, inMonths, minorsSaid, type Span, spansIn } from '../../checks/checkAges.ts';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';
import { sentencesOf } from '../../words/Sentence.ts';

/** The age below which somebody needs a guardian, as a rule or a sentence has it. */
interface GuardianAge extends Place {
  readonly span: Span;
}

const GUARDIAN = /guardian|\bminors?\b/i;

/**
 * Warns of an age below which patients need a guardian that is not that of most other documents: who is a minor at one
 * service is one at the next.
 *
 * @param found ages that do not agree with their own words
 */
export function checkGuardianAges(
  documents: readonly ParsedDocument[],
  { questionnaires, definitions }: Pick<CheckedDocuments, 'questionnaires' | 'definitions'>,
  found: readonly Pick<AuthoringProblem, 'document'>[],
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const ages = [
    ...questionnaires.flatMap(inQuestions),
    ...definitions.flatMap(inForm).map(atOrigin),
    ...documents.flatMap(inWords),
  ].filter(({ document }) => found.every((problem) => problem.document !== document));
  const documentsWith = (months: number) =>
    new Set(ages.flatMap(({ span, document }) => (inMonths(span) === months ? [document] : []))).size;
  const [usual] = ages.toSorted((a, b) => documentsWith(inMonths(b.span)) - documentsWith(inMonths(a.span)));
  if (usual === undefined) return [];
  const others = ages.filter(({ span }) => inMonths(span) !== inMonths(usual.span));
  const first = new Map(others.toReversed().map((age) => [age.document, age]));
  return [...first.values()].toReversed().map(({ span, document, pointer }) => ({
    document,
    pointer,
    code: 'age-differs',
    severity: 'warning',
    message: `Below ${formatAge(span)} somebody needs a guardian here, and below ${formatAge(usual.span)} in "${usual.document}" (${usual.pointer}).`,
  }));
}

/** 216 months are 18 years. */
function formatAge(span: Span): string {
  const years = inMonths(span) / 12;
  return formatSpans([Number.isInteger(years) ? { count: years, unit: 'year' } : span]);
}

/** Questions about a guardian that only those below an age are asked. */
const inQuestions = ({
  name: document,
  document: { questions },
}: Checked<CheckedDocuments['questionnaires'][number]['document']>): readonly GuardianAge[] =>
  questions.flatMap(({ title, skipWhen }, index) =>
    GUARDIAN.test(String(title)) ? only(spansIn(skipWhen), { document, pointer: `/questions/${index}/skipWhen` }) : [],
  );

/** Notices for minors, and conditions of a form that asks for a guardian, with the age of another step's guest. */
function inForm({
  name: document,
  document: { conditions, pages },
}: CheckedDocuments['definitions'][number]): readonly GuardianAge[] {
  const asksGuardian = pages.some(({ schema }) =>
    listMembers(readMember(schema, 'properties')).some(([, field]) =>
      String(readMember(field, 'meaning')).startsWith('guardian.'),
    ),
  );
  const named = listMembers(conditions).map(([name, rule]) => ({ rule, pointer: `/conditions/${escapeName(name)}` }));
  const shown = pages.flatMap(({ rules = [] }, page) =>
    rules.flatMap((rule, index) =>
      'show' in rule
        ? [{ rule: rule.when, pointer: `/pages/${page}/rules/${index}/when`, names: rule.show.join(' ') }]
        : [],
    ),
  );
  return [
    ...shown
      .filter(({ names }) => /minor(?!it)|guardian/i.test(names))
      .flatMap(({ rule, pointer }) => only(spansIn(rule), { document, pointer })),
    ...(asksGuardian ? [...named, ...shown] : [])
      .filter(({ rule }) => /sBetween":\[\{"var":"steps\./.test(JSON.stringify(rule)))
      .flatMap(({ rule, pointer }) => only(spansIn(rule), { document, pointer })),
  ];
}

/** Sentences such as "A patient who is younger than 18 comes with a parent or legal guardian." */
const inWords = ({ file: { name: document }, texts }: ParsedDocument): readonly GuardianAge[] =>
  texts()
    .filter(({ text }) => GUARDIAN.test(text))
    .flatMap(({ pointer, text }) =>
      sentencesOf(document, { pointer, text })
        .filter((sentence) => GUARDIAN.test(sentence.text))
        .flatMap((sentence) => only(minorsSaid(sentence.text), { document, pointer })),
    );

/** Several ages are of several things. */
const only = (spans: readonly Span[], place: Place): readonly GuardianAge[] => {
  const [span, ...others] = spans;
  return span === undefined || others.length > 0 ? [] : [{ ...place, span }];
};
