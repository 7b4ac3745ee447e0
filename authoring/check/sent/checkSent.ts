import type { Place, WizardPlan } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { type AskedPart, askedParts } from './askedParts.ts';
import { freePlaces } from './freePlaces.ts';
import { readsOfPrescreen, readsOfWizard, type StepRead } from './stepReads.ts';

/** A part of a form whose answer goes nowhere, in one configuration or prescreen. */
interface LostPart extends Place {
  readonly name: string;
  readonly from: string;
  /** Nobody is asked for it: its value is computed. */
  readonly isComputed: boolean;
  /** The configuration or prescreen that asks for it. */
  readonly asker: string;
  /** The asker's forms, if its answers become a booking request. */
  readonly plan?: WizardPlan;
}

/**
 * Reports answers that guests are asked for and that go nowhere: no line sends them, and no rule reads them. The same of
 * computed values, unless guests see them. Each is reported once, where its field is written.
 */
export function checkSent(
  { wizards, prescreens }: Pick<CompiledContent, 'wizards' | 'prescreens'>,
  read: ReadSchema,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const lost = [
    ...wizards.flatMap(({ name, plan }) =>
      lostParts(name, plan, readsOfWizard(plan)).map((part) => ({ ...part, plan })),
    ),
    ...prescreens.flatMap(({ name, plan }) =>
      plan.wizard === undefined ? [] : lostParts(name, plan.wizard, readsOfPrescreen(plan)),
    ),
  ].map(atOrigin);
  const places = new Map<string, LostPart[]>();
  for (const part of lost) {
    const key = `${part.document}#${part.pointer}`;
    places.set(key, [...(places.get(key) ?? []), part]);
  }
  return [...places.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [describeLost([first, ...more], read)],
  );
}

function lostParts(asker: string, { steps }: WizardPlan, reads: readonly StepRead[]): readonly LostPart[] {
  return steps.flatMap((step) =>
    askedParts(step.form)
      .filter((part) => !isUsed(part, step.id, reads))
      .map(({ name, names, pointer, computed }) => {
        const from = names.map((each) => `/${each}`).join('');
        return { document: step.document, pointer, name, from, asker, isComputed: computed !== undefined };
      }),
  );
}

const isUsed = (
  { names, isSent, isNotSent, isChosenFrom, computed }: AskedPart,
  step: string,
  reads: readonly StepRead[],
) =>
  isSent ||
  isNotSent ||
  isChosenFrom ||
  computed === 'shown' ||
  reads.some((read) => read.step === step && isAlong(read.names, names));

/** Whether one of the two leads to the other. */
const isAlong = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((name, at) => at >= other.length || other[at] === name);

function describeLost(parts: readonly [LostPart, ...LostPart[]], read: ReadSchema): AuthoringProblem {
  const [{ document, pointer, name, from, isComputed }] = parts;
  const askers = [...new Set(parts.map(({ asker }) => asker))].map((each) => `"${each}"`).join(', ');
  if (isComputed) {
    const message = `The value of "${name}" is computed for nothing in ${askers}: it has no "title" to be shown with, no line of a payload sends it, and no rule reads it.`;
    return { document, pointer, code: 'computed-unused', message };
  }
  const line = `{ "from": "${from}", "to": "/questionnaire/additional/${name}" }`;
  const plans = parts.flatMap(({ plan }) => plan ?? []);
  const free = plans.length < parts.length ? [] : freePlaces(name, plans, read);
  const places = free.length === 0 ? '' : ` Still free there, and alike by name: ${free.join(', ')}.`;
  return {
    document,
    pointer,
    code: 'answer-not-sent',
    message: `The answer to "${name}" goes nowhere in ${askers}: no line of a payload sends it, and no rule reads it. Send it, as with ${line}, or name "${from}" in the page's "notSent".${places}`,
  };
}
