import type { Place, WizardPlan } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import { meaningAt } from '../meanings/MeantField.ts';
import { formatPointer, isMeantBy, requestMeanings } from '../meanings/requestMeanings.ts';
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
  /** What it is in the booking request, where a rule reads it or guests see it. */
  readonly meaning?: string;
  /** The configuration or prescreen that asks for it. */
  readonly asker: string;
  /** The asker's forms, if its answers become a booking request. */
  readonly plan?: WizardPlan;
}

/**
 * Reports answers that guests are asked for and that go nowhere: no line sends them, and no rule reads them. The same of
 * computed values, unless guests see them. What is a part of the booking request by its `meaning` is sent in any case. Each
 * is reported once, where its field is written.
 */
export function checkSent(
  { wizards, prescreens }: Pick<CompiledContent, 'wizards' | 'prescreens'>,
  read: ReadSchema,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const lost = [
    ...wizards.flatMap(({ name, plan }) =>
      lostParts(name, plan, readsOfWizard(plan), true).map((part) => ({ ...part, plan })),
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
    first === undefined ? [] : describeParts([first, ...more], read),
  );
}

/** @param isBooking whether what the forms send is a booking request */
const lostParts = (
  asker: string,
  { steps }: WizardPlan,
  reads: readonly StepRead[],
  isBooking = false,
): readonly LostPart[] =>
  steps.flatMap((step) =>
    askedParts(step.form).flatMap((part): readonly LostPart[] => {
      const { name, names, pointer, computed, meaning } = part;
      const isMeant = isBooking && meaning !== undefined && isUsed(part, step.id, reads);
      if (isMeant ? part.isSent || part.isNotSent : isUsed(part, step.id, reads)) return [];
      const from = names.map((each) => `/${each}`).join('');
      const lost = { document: step.document, pointer, name, from, asker, isComputed: computed !== undefined };
      return [{ ...lost, ...(isMeant && { meaning }) }];
    }),
  );

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

type LostParts = readonly [LostPart, ...LostPart[]];

function describeParts(parts: LostParts, read: ReadSchema): readonly AuthoringProblem[] {
  const [{ meaning }] = parts;
  return meaning === undefined ? [describeLost(parts, read)] : describeMeant(parts, meaning, read);
}

const formatAskers = (parts: LostParts): string =>
  [...new Set(parts.map(({ asker }) => asker))].map((each) => `"${each}"`).join(', ');

/** Where another answer is sent to its place, that is what is wrong. */
function describeMeant(parts: LostParts, meaning: string, read: ReadSchema): readonly AuthoringProblem[] {
  const [{ document, pointer, name, from, plan }] = parts;
  const place = requestMeanings(read).find((each) => isMeantBy(meaning, each.meaning))?.pointer;
  const isTaken = plan?.steps.some(({ form }) =>
    form.payload.some((line) => formatPointer(line.to) === place && meaningAt(form, line.from) !== meaning),
  );
  if (place === undefined || isTaken === true) return [];
  const line = `{ "from": "${from}", "to": "${place}" }`;
  const message = `"${name}" is "${meaning}" of the booking request, and no line of a payload sends it in ${formatAskers(parts)}. Send it, as with ${line}, or name "${from}" in the page's "notSent".`;
  return [{ document, pointer, code: 'answer-not-sent', message }];
}

function describeLost(parts: LostParts, read: ReadSchema): AuthoringProblem {
  const [{ document, pointer, name, from, isComputed }] = parts;
  const askers = formatAskers(parts);
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
