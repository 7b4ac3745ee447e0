import type { Place } from '#engine';
import { lazyRecord } from '../lazyRecord.ts';
import { answersIn } from '../listReasons.ts';
import { placeIn } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { some } from '../solve/World.ts';
import {
  acceptedCondition,
  isSent,
  notSentCondition,
  type PayloadLine,
  sentCondition,
  sentValue,
} from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';
import type { ConditionalRequirement } from './RequestContract.ts';

/** What the request is written by. */
type Written = Pick<RequestContext, 'contract' | 'world'>;

/** A member that the request must have once the object around it is sent. */
interface Requirement {
  readonly container: readonly string[];
  readonly member: string;
  /** The condition on which it is required, if any. */
  readonly applies?: ConditionalRequirement['applies'];
}

/**
 * Reports members that the request requires and that guests can come to the end without giving. `place` is where the
 * configuration names its steps.
 */
export function proveRequired(request: RequestContext, place: Place): void {
  const { lines, contract, possible, report } = request;
  for (const { container, member, applies } of requirements(lines, contract)) {
    const writers = lines.filter(({ to }) => isWithin(to, [...container, member]));
    const containerLines = lines.filter(({ to }) => isWithin(to, container) && to.length > container.length);
    if (container.length > 1 && containerLines.every((line) => writers.some((writer) => isSentWith(writer, line))))
      continue;
    const absent = writers.map((line) => notSentCondition(line, contract));
    const kind = applies === undefined ? [] : [appliesCondition(applies, container, containerLines, request)];
    const witness = possible([
      ...sentBelow(container, containerLines, request),
      ...kind,
      ...absent,
      ...writers.map(acceptedCondition),
    ]);
    if (witness === undefined) continue;
    const [writer] = writers;
    const shown = answersIn(witness);
    const wanted = placeIn('', ...container, member).pointer;
    report({
      ...(writer?.place ?? containerLines[0]?.place ?? place),
      code: 'required-not-sent',
      severity: 'error',
      message:
        writer === undefined
          ? `The booking request requires "${wanted}", and no line sends it.`
          : `The booking request requires "${wanted}", and a guest can come to the end without it.`,
      ...(Object.keys(shown).length > 0 && { witness: shown }),
    });
  }
}

/**
 * Conditions: the object is in the request. The root and the objects that it requires always are; any other object is
 * once something is sent below it.
 */
function sentBelow(
  container: readonly string[],
  containerLines: readonly PayloadLine[],
  { contract, world }: Written,
): readonly Condition[] {
  const [first] = container;
  if (first === undefined || (container.length === 1 && contract.requiredIn([]).includes(first))) return [];
  const sent = containerLines.map((line) => sentCondition(line, contract));
  const description = `something is sent below "${placeIn('', ...container).pointer}"`;
  return [
    {
      description,
      holds: () =>
        some(
          world,
          sent.map(({ holds }) => holds),
        ),
    },
  ];
}

/** Whether the first line is sent whenever the other is, because both send the same answer. */
const isSentWith = (one: PayloadLine, other: PayloadLine): boolean =>
  one.step === other.step &&
  (one.otherwise !== undefined || other.otherwise === undefined) &&
  one.from.join('/') === other.from.join('/') &&
  (one.send !== undefined || one.as === undefined || one.as === other.as);

const isWithin = (names: readonly string[], container: readonly string[]): boolean =>
  container.every((name, at) => names[at] === name);

const appliesCondition = (
  applies: ConditionalRequirement['applies'],
  container: readonly string[],
  containerLines: readonly PayloadLine[],
  written: Written,
): Condition => ({
  description: `"${placeIn('', ...container).pointer}" is of the kind that requires it`,
  holds: () => applies(sentObject(container, containerLines, written)),
});

/** The requirements of the root, of the objects that it requires, and of every object that a line writes into. */
function requirements(
  lines: readonly PayloadLine[],
  { requiredIn, requiredWhen }: RequestContext['contract'],
): readonly Requirement[] {
  const containers = new Map<string, readonly string[]>();
  const add = (names: readonly string[]): void => void containers.set(names.join('/'), names);
  add([]);
  for (const member of requiredIn([])) add([member]);
  for (const { to } of lines) for (const [at] of to.entries()) add(to.slice(0, at));
  return [...containers.values()].flatMap((container) => [
    ...requiredIn(container).map((member) => ({ container, member })),
    ...requiredWhen(container).flatMap(({ members, applies }) =>
      members.map((member) => ({ container, member, applies })),
    ),
  ]);
}

/**
 * The object of the request that the lines write at the moment; undefined when none writes. A member is computed when
 * it is read, which may throw a `Demand`, so that reading one member needs no other answer.
 */
function sentObject(container: readonly string[], lines: readonly PayloadLine[], written: Written): unknown {
  const { contract, world } = written;
  const depth = container.length;
  const within = lines.filter(({ to }) => isWithin(to, container));
  const values = within.filter(({ to }) => to.length === depth).map((line) => sentValue(line, contract));
  const value = values.findLast((each) => each !== undefined);
  if (value !== undefined) return value;
  const names = new Set(within.flatMap(({ to }) => to[depth] ?? []));
  const inner = within.filter(({ to }) => to.length > depth);
  if (
    !some(
      world,
      inner.map((line) => () => isSent(line, contract)),
    )
  )
    return undefined;
  return lazyRecord<unknown>(
    new Map([...names].map((name) => [name, () => sentObject([...container, name], within, written)])),
  );
}
