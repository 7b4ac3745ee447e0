import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import { type JsonObject, unsafeNames } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { parsePointer } from '../../json/pointer.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { PayloadDefinition } from '../FormDefinition.ts';
import type { PayloadPlan } from '../FormPlan.ts';
import { resolveFieldPointer } from '../resolveFieldPointer.ts';
import type { FormEnvironment } from './FormEnvironment.ts';

export interface CompiledPayload {
  readonly payload: readonly PayloadPlan[];
  readonly problems: readonly ContentProblem[];
}

export interface PayloadContext extends Pick<FormEnvironment, 'encoders' | 'labeledLists'> {
  /** What fills the placeholders of a constant: a text of the form may be sent beside an answer. */
  readonly texts: JsonObject;
}

const isUnsafe = (name: string): boolean => name === '' || unsafeNames.includes(name);

/**
 * Compiles the payload lines of a form or page.
 *
 * @param answers the schema of all fields of the form, with the titles that guests read
 */
export function compilePayload(
  written: readonly PayloadDefinition[],
  answers: JsonSchema,
  { encoders, labeledLists = [], texts }: PayloadContext,
  place: Place,
): CompiledPayload {
  const problems: ContentProblem[] = [];
  const payload = written.flatMap(({ from, to, members, as, send, otherwise }, index): readonly PayloadPlan[] => {
    const at = inside(place, index);
    const source = resolveFieldPointer(from, answers, inside(at, 'from'));
    const target = parsePointer(to);
    const found: ContentProblem[] = [];
    if ('problem' in source) found.push(source.problem);
    else found.push(...memberProblems(members, source.schema, inside(at, 'members')));
    if (target === undefined || target.length === 0 || target.some(isUnsafe))
      found.push(problem(inside(at, 'to'), 'malformed-place/pointer', to));
    if (as !== undefined && !encoders.includes(as))
      found.push(unknownName(inside(at, 'as'), encoders, 'unknown-encoder', as));
    for (const [name, constant] of [
      ['send', send],
      ['otherwise', otherwise],
    ] as const)
      if (typeof constant === 'object') found.push(problem(inside(at, name), 'unknown-part/reference', constant.$ref));
    if (send !== undefined && as !== undefined) found.push(problem(inside(at, 'as'), 'encoder-and-constant'));
    const list = target && labeledLists.find((each) => to.startsWith(`${each}/`));
    if (list !== undefined && target?.length !== list.split('/').length)
      found.push(problem(inside(at, 'to'), 'malformed-place/list', to, list));
    problems.push(...found);
    if (found.length > 0 || 'problem' in source || target === undefined) return [];
    const fill = (constant: string | number | boolean) =>
      typeof constant === 'string' ? fillTemplate(constant, texts) : constant;
    const sent = typeof send === 'object' || send === undefined ? {} : { send: fill(send) };
    const fallback = typeof otherwise === 'object' || otherwise === undefined ? {} : { otherwise: fill(otherwise) };
    const renamed = members === undefined ? {} : { members: new Map(namesOf(members)) };
    const { properties: asked } = source.schema.items ?? {};
    const encoded = as === undefined ? {} : { as, ...(asked && { order: Object.keys(asked) }) };
    const label = list === undefined ? {} : { label: source.schema.title ?? '' };
    return [
      { from: source.names, to: target, ...renamed, ...encoded, ...sent, ...fallback, ...label, pointer: at.pointer },
    ];
  });
  return { payload, problems };
}

type Members = NonNullable<PayloadDefinition['members']>;

const namesOf = (members: Members): readonly (readonly [string, string])[] =>
  Object.entries(members).flatMap(([name, sent]) => (sent === undefined ? [] : [[name, sent] as const]));

/** Members that the answer does not have, or that would be sent under one name. */
function memberProblems(
  members: Members = {},
  { items, properties = items?.properties ?? {} }: JsonSchema,
  place: Place,
): readonly ContentProblem[] {
  const known = Object.keys(properties);
  const sent = new Map<string, string>();
  for (const name of known) sent.set(name, Object.hasOwn(members, name) ? (members[name] ?? name) : name);
  return [
    ...Object.keys(members)
      .filter((name) => !known.includes(name))
      .map((name) => unknownName(inside(place, name), known, 'unknown-field/here', name)),
    ...[...sent].flatMap(([name, to], index) => {
      const [first] = [...sent].slice(0, index).find(([, other]) => other === to) ?? [];
      const at = Object.hasOwn(members, name) ? name : (first ?? name);
      return first === undefined ? [] : [problem(inside(place, at), 'place-taken-twice', `/${first}`, `/${to}`)];
    }),
  ];
}
