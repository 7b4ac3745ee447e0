import { listPlaceholders } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentText } from './ContentText.ts';
import { findOtherUnit } from './findOtherUnit.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import type { TranscludedDocument } from './TranscludedDocument.ts';

/**
 * Reports placeholders that nothing fills, braces without a placeholder, a number with another unit than its own, and (a
 * warning) placeholders of the app that a text leaves out. A form fills the values of its settings and the words of its voice into its texts; in other documents
 * the app fills what the text's schema names. A document that others transclude texts from is checked where its texts
 * are used.
 */
export function checkPlaceholders(
  files: readonly ParsedDocument[],
  transcluded: readonly TranscludedDocument[],
): readonly AuthoringProblem[] {
  const sources = new Set(files.flatMap(({ document }) => sourcesIn(document)));
  const standalone = files.filter(({ file: { kind } }) => !kind.transcludes && !sources.has(kind.name));
  return [...standalone.flatMap(unfilledIn), ...transcluded.flatMap(unfilledInWhole)];
}

const unfilledIn = memoize(({ file: { kind, name }, document, texts }: ParsedDocument) =>
  findUnfilled({ kind: kind.name, name, document, texts: texts() }),
);

const unfilledInWhole = memoize((document: TranscludedDocument) => findUnfilled(document));

function findUnfilled({
  kind,
  name: document,
  document: value,
  texts,
}: Omit<TranscludedDocument, 'id'>): readonly AuthoringProblem[] {
  return texts.flatMap((each) => {
    const { pointer, text } = each;
    const known = each.placeholders ?? filledAt(pointer, kind, value);
    const unit = findOtherUnit(each);
    const units: readonly Finding[] = unit === undefined ? [] : [{ code: 'says-another-unit', message: unit }];
    const wrong =
      known === undefined
        ? units
        : [...findUnknown(text, known), ...findBraces(text), ...findExchanged(text), ...units];
    // A misspelled placeholder is not left out besides.
    return (wrong.length > 0 || known === undefined ? wrong : findLeftOut(each)).map((problem) => ({
      document,
      pointer,
      ...problem,
    }));
  });
}

type Finding = Pick<AuthoringProblem, 'code' | 'message' | 'known' | 'written' | 'severity'>;

const findUnknown = (text: string, known: readonly string[]): readonly Finding[] =>
  listPlaceholders(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `Nothing fills "{${name}}" here: the guest would read it as it is written.`;
      return {
        code: 'unfilled-placeholder',
        message,
        ...(known.length > 0 && { known, written: name }),
      };
    });

/** The second of a pair before the first, which every text names first. */
function findExchanged(text: string): readonly Finding[] {
  const [first, second] = [text.indexOf('{first}'), text.indexOf('{second}')];
  if (second < 0 || first < second) return [];
  const message = 'This text says "{second}" before "{first}": guests would take the one for the other.';
  return [{ code: 'swapped-words', message }];
}

/** A brace that no placeholder has, as where one is not closed. */
function findBraces(text: string): readonly Finding[] {
  const names = [...new Set(listPlaceholders(text))];
  const rest = names.reduce((left, name) => left.replaceAll(`{${name}}`, '\n'), text);
  const brace = /[{}][^{}\n]{0,20}/.exec(rest)?.[0].trim();
  if (brace === undefined) return [];
  return [
    {
      code: 'stray-brace',
      message: `"${brace}" is no placeholder, which is a name between { and }: the guest would read the brace.`,
    },
  ];
}

/** Placeholders of the app that the example of the schema has, and the text has not. */
function findLeftOut({ text, placeholders, example }: ContentText): readonly Finding[] {
  if (placeholders === undefined || example === undefined) return [];
  const used = listPlaceholders(text);
  return listPlaceholders(example)
    .filter((name) => !used.includes(name))
    .map((name) => ({
      code: 'left-out-placeholder',
      message: `The guest does not learn "{${name}}", which this text leaves out. An example with it: "${example}".`,
      severity: 'warning',
    }));
}

/** The names that can be filled into the text at a place; undefined for texts of checks, which the compiler checks. */
function filledAt(pointer: string, kind: string, document: unknown): readonly string[] | undefined {
  if (kind === 'eligibility-questions') return /\/checks\/\d+\/message$/.test(pointer) ? undefined : [];
  if (kind !== 'form-definition') return [];
  if (/^\/pages\/\d+\/messages\//.test(pointer)) return undefined;
  const isFilled = /^(?:\/pages\/\d+)?\/title$|^\/pages\/\d+\/schema\//.test(pointer) && !/\/enum\/\d+$/.test(pointer);
  const named = [readMember(document, 'settings'), readMember(readMember(document, 'voice'), 'words')];
  return isFilled ? named.flatMap(listMembers).map(([name]) => name) : [];
}

/** Names of the kinds of documents that this one transcludes from. */
function sourcesIn(value: unknown): readonly string[] {
  return listMembers(value).flatMap(([name, member]) => {
    if (name !== '$ref' || typeof member !== 'string') return sourcesIn(member);
    const [kind = ''] = member.split(/[#/]/);
    return kind === '' ? [] : [kind];
  });
}
