import { escapeName, type Place } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { isPhone, ownNumbers, PHONE } from './phoneNumbers.ts';

/** The phone number of one desk, among those of others in one object. */
interface Desk {
  readonly document: string;
  /** Pointer to the object. */
  readonly group: string;
  readonly desk: string;
  readonly number: string;
}

/**
 * Reports phone numbers of one desk that stand for another: under its name, or in a document that is about it. Desks are
 * known by objects that have nothing but phone numbers, such as `modifyPhones` of a site's frame.
 */
export function checkDesks(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const desks = documents.flatMap(({ file: { name }, document }) => desksIn(name, document, ''));
  const named = documents.flatMap(namedNumbers);
  const others = desks.flatMap((desk) => otherDesk(desk, desks));
  return [
    ...others,
    ...numbersAlone(documents, others),
    ...documents.flatMap((document) => numbersOfOthers(document, desks, named)),
  ];
}

function desksIn(document: string, value: unknown, pointer: string): readonly Desk[] {
  const members = listMembers(value);
  if (members.length > 1 && !Array.isArray(value) && members.every(([, member]) => isPhone(member)))
    return members.flatMap(([desk, number]) => (isPhone(number) ? [{ document, group: pointer, desk, number }] : []));
  return members.flatMap(([name, member]) => desksIn(document, member, `${pointer}/${escapeName(name)}`));
}

/** Where all other documents with the number have it under one other name, and this one has it under both or neither. */
function otherDesk(one: Desk, desks: readonly Desk[]): readonly AuthoringProblem[] {
  const { document, group, desk, number } = one;
  const elsewhere = desks.filter((each) => each.document !== document && each.number === number);
  const [other] = elsewhere;
  const isShared = desks.some(
    (each) => each.document === document && each.desk === other?.desk && each.number === number,
  );
  if (other === undefined || isShared || elsewhere.some((each) => each.desk === desk)) return [];
  return [
    {
      document,
      pointer: `${group}/${escapeName(desk)}`,
      code: 'phone-of-another-desk',
      message: `${number} stands here for "${desk}", and is that of "${other.desk}" in "${other.document}".`,
    },
  ];
}

/**
 * Warns of a number where two other documents of the same kind or more have another one at the same place, all the same: each
 * may have its own.
 */
function numbersAlone(documents: readonly ParsedDocument[], reported: readonly Place[]): readonly AuthoringProblem[] {
  const placed = documents.flatMap((parsed) =>
    ownNumbers(parsed).map((own) => ({ ...own, document: parsed.file.name, kind: parsed.file.kind })),
  );
  return placed.flatMap(({ document, kind, pointer, number }): readonly AuthoringProblem[] => {
    const others = placed.filter(
      (each) => each.kind === kind && each.pointer === pointer && each.document !== document,
    );
    const [other] = others;
    const isAlone = others.length > 1 && others.every((each) => each.number === other?.number);
    const isKnown = reported.some((each) => each.document === document && each.pointer === pointer);
    if (other === undefined || !isAlone || other.number === number || isKnown) return [];
    const message = `${number} stands here, and ${other.number} in all ${others.length} other documents.`;
    return [{ document, pointer, code: 'phone-of-another-desk', severity: 'warning', message }];
  });
}

/** Numbers that their own name tells: `rideShareHelpPhone`. */
const namedNumbers = (parsed: ParsedDocument): readonly Desk[] =>
  ownNumbers(parsed).flatMap(({ pointer, number }) => {
    const [, desk] = /\/(\w+)Phone$/.exec(pointer) ?? [];
    return desk === undefined ? [] : [{ document: parsed.file.name, group: pointer, desk, number }];
  });

/** Where the document, or what the number stands below, is called like one desk. */
function numbersOfOthers(
  parsed: ParsedDocument,
  desks: readonly Desk[],
  named: readonly Desk[],
): readonly AuthoringProblem[] {
  const { name: document } = parsed.file;
  const written = [
    ...ownNumbers(parsed),
    ...parsed
      .texts()
      .flatMap(({ pointer, text }) => [...new Set(text.match(PHONE) ?? [])].map((number) => ({ pointer, number }))),
  ].filter(({ pointer }) => !desks.some((desk) => desk.document === document && pointer.startsWith(`${desk.group}/`)));
  return written.flatMap(({ pointer, number }): readonly AuthoringProblem[] => {
    const about = listWords(`${document} ${pointer}`);
    const here = desks.filter(({ desk }) => listWords(desk).every((word) => hasWord(about, word)));
    const other = [...desks, ...named].find((desk) => desk.number === number);
    const isOwn = here.length === 0 || here.some((desk) => desk.number === number || desk.desk === other?.desk);
    if (other === undefined || isOwn) return [];
    const [own] = here;
    const message = `${number} is the number of "${other.desk}" ("${other.document}"); this is about "${own?.desk}", whose number is ${own?.number}.`;
    return [{ document, pointer, code: 'phone-of-another-desk', message }];
  });
}
