import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { problem, unknownName } from '../../errors/problem.ts';
import type { KnownWidget, LookKind } from '../KnownWidget.ts';

/** What the look of any question may say, whatever asks it: the words and the place around it, and its state. */
const EVERY: KnownWidget = {
  name: '',
  looks: {
    title: 'words',
    description: 'words',
    help: 'words',
    inset: 'flag',
    width: ['half', 'third'],
    disabled: 'flag',
    readonly: 'flag',
    review: 'flag',
  },
};

/** Looks that name fields, widgets, cards or choices. They are judged by what they name. */
const NAMING = ['widget', 'options', 'order', 'sections', 'choices', 'entry', 'add', 'delete'];

/** One thing that a look says. */
interface Said {
  /** Without `ui:`. */
  readonly name: string;
  /** As it stands in the document. */
  readonly key: string;
  readonly value: unknown;
  readonly at: Place;
}

/**
 * What is wrong with one thing that a look says.
 * @param asking what the look names as its widget
 */
export function lookProblems(
  { name, key, value, at }: Said,
  widgets: readonly KnownWidget[],
  asking: readonly unknown[],
): readonly ContentProblem[] {
  const kinds = kindsOf(name, widgets, asking);
  if (kinds.length === 0) return [unknownName(at, 'name', 'a look of a field', key, namesIn(widgets))];
  if (kinds.some((kind) => isOfKind(value, kind))) return [];
  const names = kinds.flatMap((kind) => (typeof kind === 'string' ? [] : kind));
  const said = [...new Set(kinds.map(inWords))].join(' or ');
  return [{ ...problem(at, 'type', `"${key}" is ${said}.`), ...(names.length > 0 && { known: names }) }];
}

/** What the value may be: where the widget that asks takes such a look, what that one wants, else what any does. */
function kindsOf(name: string, widgets: readonly KnownWidget[], asking: readonly unknown[]): readonly LookKind[] {
  const takers = [EVERY, ...widgets].filter(({ looks = {} }) => Object.hasOwn(looks, name));
  const wanted = takers.filter((widget) => widget === EVERY || asking.includes(widget.name));
  return (wanted.length > 0 ? wanted : takers).map(({ looks }) => looks?.[name] ?? 'words');
}

function namesIn(widgets: readonly KnownWidget[]): readonly string[] {
  const names = [...NAMING, ...[EVERY, ...widgets].flatMap(({ looks = {} }) => Object.keys(looks))];
  return [...new Set(names)].map((name) => `ui:${name}`).sort();
}

function isOfKind(value: unknown, kind: LookKind): boolean {
  if (kind === 'words') return typeof value === 'string';
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'lines') return Number.isInteger(value) && Number(value) > 0;
  return kind.some((name) => name === value);
}

function inWords(kind: LookKind): string {
  if (kind === 'words') return 'text';
  if (kind === 'flag') return 'true or false';
  if (kind === 'lines') return 'a whole number above 0';
  return 'one of a few names';
}
