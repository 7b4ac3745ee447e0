import { type FormDefinition, nearestName, type PayloadDefinition } from '#engine';
import type { AuthoringProblem } from '../findings/AuthoringProblem.ts';
import { findTarget, type Target } from './RequestSchema.ts';
import { writtenByBooking } from './writtenByBooking.ts';

/** What a prescreen's forms may say of the search that they lead to, below `/search`. */
const ofSearch: Readonly<Record<string, string>> = {
  date: 'string',
  state: 'string',
  timeZone: 'string',
  medicaid: 'boolean',
};

/** Every `payload` line whose `to` is no place of the booking request, or whose answer does not fit there. */
export function checkTargets(document: string, { payload = [], pages }: FormDefinition): readonly AuthoringProblem[] {
  const lines = [
    ...linesOf(payload, '/payload'),
    ...pages.flatMap((page, index) => linesOf(page.payload ?? [], `/pages/${index}/payload`)),
  ];
  return lines.flatMap(({ from, to, as, send, otherwise, pointer: line }) => {
    const fault = (
      message: string,
      more: Pick<AuthoringProblem, 'known' | 'suggestion'> = {},
      member = 'to',
    ): readonly AuthoringProblem[] => [{ document, pointer: `${line}/${member}`, code: 'target', message, ...more }];
    const [start, root = ''] = to.split('/');
    if (start !== '') return [];
    if (writtenByBooking.includes(root))
      return fault(`"${to}" is written by the booking itself, from the slot that the guest holds.`);
    const target = root === 'search' ? searchTarget(to) : findTarget(to);
    if (!target.ok)
      return fault(`"${to}" is no place of ${requestAt(root)}: it has no "${target.at}" there.`, meant(target));
    const unfit = (
      sent: string,
      type: string | undefined,
      advice = '',
      member?: string,
    ): readonly AuthoringProblem[] =>
      type === undefined || target.type.includes(type) || (type === 'integer' && target.type === 'number')
        ? []
        : fault(
            `"${sent}" is of type ${type}, but "${to}" of ${requestAt(root)} takes ${target.type}${advice}.`,
            {},
            member,
          );
    return [
      ...(send === undefined
        ? unfit(from, as === undefined ? answerType(pages, from) : undefined, '; "as" can name an encoder')
        : unfit(String(send), typeOf(send))),
      ...(otherwise === undefined ? [] : unfit(String(otherwise), typeOf(otherwise), '', 'otherwise')),
    ];
  });
}

const requestAt = (root: string): string => (root === 'search' ? 'the search' : 'the booking request');

function searchTarget(to: string): Target {
  const name = to.slice('/search/'.length);
  const type = Object.hasOwn(ofSearch, name) ? ofSearch[name] : undefined;
  return type === undefined ? { ok: false, at: name, known: Object.keys(ofSearch) } : { ok: true, type };
}

const linesOf = (payload: readonly PayloadDefinition[], pointer: string) =>
  payload.map((line, index) => ({ ...line, pointer: `${pointer}/${index}` }));

function meant({ at, known }: { readonly at: string; readonly known: readonly string[] }) {
  const suggestion = nearestName(at, known);
  return { known, ...(suggestion !== undefined && { suggestion }) };
}

/** The type of a constant that is sent; a reference that is still one was not found, which the engine says. */
const typeOf = (constant: NonNullable<PayloadDefinition['send']>): string | undefined =>
  typeof constant === 'object' ? undefined : typeof constant;

/** The type of a field's answer; undefined where the engine will say that there is no such field. */
function answerType(pages: FormDefinition['pages'], from: string): string | undefined {
  for (const { schema } of pages) {
    const field = member(member(schema, 'properties'), from.slice(1));
    const reference = member(field, '$ref');
    const [, definition = ''] = /^#\/definitions\/(.+)$/.exec(typeof reference === 'string' ? reference : '') ?? [];
    const type = member(field, 'type') ?? member(member(member(schema, 'definitions'), definition), 'type');
    if (typeof type === 'string') return type;
  }
  return undefined;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
