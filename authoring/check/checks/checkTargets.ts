import { escapeName, type FormDefinition, type PayloadDefinition } from '#engine';
import { labeledLists } from '../../../app/journey/request/encoders.ts';
import { readMember } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { findTarget, labeledListOf, schemasAt, type Target } from './RequestSchema.ts';
import type { ReadSchema } from './SchemaPart.ts';
import { writtenByBooking } from './writtenByBooking.ts';

/** The members below `/search` that a prescreen's forms may set for the search that follows, with their types. */
const searchTypes: Readonly<Record<string, string>> = {
  date: 'string',
  state: 'string',
  timeZone: 'string',
  medicaid: 'boolean',
};

/**
 * Reports every `payload` line whose `to` is not a place of the booking request, or whose answer does not fit there.
 */
export const checkTargets = ({ definitions }: CheckedDocuments, read: ReadSchema): readonly AuthoringProblem[] =>
  definitions.flatMap(checkFormWith(read));

const checkFormWith = memoize((read: ReadSchema) =>
  memoize(({ name, document }: Checked<FormDefinition>) => checkForm(name, document, read)),
);

function checkForm(
  document: string,
  { payload = [], pages }: FormDefinition,
  read: ReadSchema,
): readonly AuthoringProblem[] {
  const lines = [
    ...listLines(payload, '/payload'),
    ...pages.flatMap((page, index) => listLines(page.payload ?? [], `/pages/${index}/payload`)),
  ];
  return lines.flatMap(({ from, to, members, as, send, otherwise, pointer: line }) => {
    const problem = (
      code: AuthoringProblem['code'],
      message: string,
      more: Pick<AuthoringProblem, 'known' | 'written'> = {},
      member = 'to',
    ): readonly AuthoringProblem[] => [{ document, pointer: `${line}/${member}`, code, message, ...more }];
    const [start, root = ''] = to.split('/');
    if (start !== '') return [];
    if (writtenByBooking.includes(root))
      return problem('place-of-the-booking', `"${to}" is written by the booking itself, not by an answer.`);
    // The compiler reports a place below such an entry.
    if (labeledLists.some((each) => to.startsWith(`${each}/`)) && labeledListOf(to) === undefined) return [];
    const target = root === 'search' ? findSearchTarget(to) : findTarget(to, read);
    if (!target.ok)
      return problem(
        'unknown-place',
        `"${to}" is not a place in ${describeRequest(root)}: it has no "${target.at}" there.`,
        { known: target.known, written: target.at },
      );
    const list = labeledListOf(to);
    if (list !== undefined && !isEntryId(to.slice(list.length + 1), list, read))
      return problem(
        'malformed-answer-id',
        `"${to}" must end in an id that begins with a letter and has letters, digits, - and _, at most 60.`,
      );
    const renamed = as === undefined && list === undefined ? Object.entries(members ?? {}) : [];
    const unknownMembers = renamed.flatMap(([name, sent = name]) => {
      const entry = target.type === 'array' ? `${to}/0` : to;
      const found = findTarget(`${entry}/${escapeName(sent)}`, read);
      const message = `The ${target.type === 'array' ? 'entries' : 'members'} of "${to}" in the booking request have no "${sent}".`;
      return found.ok
        ? []
        : problem('unknown-place', message, { known: found.known, written: sent }, `members/${escapeName(name)}`);
    });
    const fitsHere = (type: string | undefined): boolean =>
      type === undefined || target.type.includes(type) || (type === 'integer' && target.type.includes('number'));
    const checkType = (
      sent: string,
      type: string | undefined,
      advice = '',
      member?: string,
    ): readonly AuthoringProblem[] =>
      fitsHere(type)
        ? []
        : problem(
            'wrong-place-type',
            `"${sent}" is of type ${type}, but "${to}" of ${describeRequest(root)} takes ${target.type}${advice}.`,
            {},
            member,
          );
    const checkAnswer = (): readonly AuthoringProblem[] => {
      const meant = lines.find(
        (other) => isMeantAt(to, other, from) && fitsHere(findAnswerType(pages, other.from) ?? 'none'),
      );
      const isOfCards = list !== undefined && findEntryType(pages, from) === 'object';
      if (isOfCards)
        return problem(
          'wrong-place-type',
          `"${from}" is a list of cards, but "${to}" takes texts: "as": "entries" writes each card as one text.`,
        );
      const advice = meant
        ? `. "${meant.from}" (${meant.pointer}/from) would fit: the two are probably in each other's place`
        : '; "as" can name an encoder';
      return checkType(from, findAnswerType(pages, from), advice);
    };
    return [
      ...unknownMembers,
      ...(send === undefined
        ? as === undefined
          ? checkAnswer()
          : []
        : checkType(String(send), findConstantType(send))),
      ...(otherwise === undefined ? [] : checkType(String(otherwise), findConstantType(otherwise), '', 'otherwise')),
    ];
  });
}

/** Whether a line sends another field as it is, and one that has all words of the name of a place. */
const isMeantAt = (to: string, { from, as }: PayloadDefinition, instead: string): boolean => {
  const [words, named] = [listWords(from), listWords(to.split('/').at(-1) ?? '')];
  return from !== instead && as === undefined && named.length > 0 && named.every((word) => hasWord(words, word));
};

/** Whether the request takes the id of an entry of this list. */
const isEntryId = (id: string, list: string, read: ReadSchema): boolean =>
  schemasAt(`${list}/0/id`, read).every(
    ({ pattern, maxLength }) =>
      (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(id)) &&
      (typeof maxLength !== 'number' || id.length <= maxLength),
  );

const describeRequest = (root: string): string => (root === 'search' ? 'the search' : 'the booking request');

function findSearchTarget(to: string): Target {
  const name = to.slice('/search/'.length);
  const type = Object.hasOwn(searchTypes, name) ? searchTypes[name] : undefined;
  return type === undefined ? { ok: false, at: name, known: Object.keys(searchTypes) } : { ok: true, type };
}

const listLines = (payload: readonly PayloadDefinition[], pointer: string) =>
  payload.map((line, index) => ({ ...line, pointer: `${pointer}/${index}` }));

/** The type of the constant to send. Undefined for a reference that was not resolved, which the engine reports. */
const findConstantType = (constant: NonNullable<PayloadDefinition['send']>): string | undefined =>
  typeof constant === 'object' ? undefined : typeof constant;

/** The type of a list's entries; undefined when there is no such list. */
const findEntryType = (pages: FormDefinition['pages'], from: string): unknown =>
  pages
    .map(({ schema }) => readMember(readMember(schema, 'properties'), from.slice(1)))
    .map((field) => readMember(readMember(field, 'items'), 'type'))
    .find((type) => type !== undefined);

/** The type of a field's answer; undefined when there is no such field, which the engine reports. */
function findAnswerType(pages: FormDefinition['pages'], from: string): string | undefined {
  for (const { schema } of pages) {
    const field = readMember(readMember(schema, 'properties'), from.slice(1));
    const reference = readMember(field, '$ref');
    const [, definition = ''] = /^#\/definitions\/(.+)$/.exec(typeof reference === 'string' ? reference : '') ?? [];
    const type =
      readMember(field, 'type') ?? readMember(readMember(readMember(schema, 'definitions'), definition), 'type');
    if (typeof type === 'string') return type;
  }
  return undefined;
}
