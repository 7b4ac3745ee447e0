import { type Json, type JsonSchema, type PagePlan, type PayloadPlan, type Place, renameMembers } from '#engine';
import { readPart } from '../../jsonParts.ts';
import { validCondition } from '../forms/formConditions.ts';
import type { StepContext } from '../forms/StepContext.ts';
import { placeIn } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { every, some } from '../solve/World.ts';
import type { RequestContract } from './RequestContract.ts';

/** A line of a form's `payload`, with the step and page whose answer it sends. */
export interface PayloadLine {
  readonly step: StepContext;
  readonly page: PagePlan;
  readonly field: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly members?: PayloadPlan['members'];
  readonly as?: string;
  readonly send?: Json;
  readonly otherwise?: Json;
  /** The title of the question, where the place takes the answer to any question. */
  readonly label?: string;
  readonly place: Place;
}

/** All lines of the steps, in document order. */
export const payloadLines = (steps: readonly StepContext[]): readonly PayloadLine[] =>
  steps.flatMap((step) =>
    step.model.step.form.payload.flatMap(({ pointer, ...line }) => {
      const [field = ''] = line.from;
      const page = step.model.step.form.pages.find(({ fields }) => fields.includes(field));
      if (page === undefined) return [];
      return [{ ...line, step, page, field, place: { document: step.model.step.document, pointer } }];
    }),
  );

/** The schema of the line's field. */
export const schemaOf = ({ page, field }: PayloadLine): JsonSchema => page.schema.properties[field] ?? {};

export const isComputed = ({ step, field }: PayloadLine): boolean => step.model.computed(field) !== undefined;

export const formatTarget = ({ to }: PayloadLine): string => placeIn('', ...to).pointer;

export const formatSource = ({ from }: PayloadLine): string => placeIn('', ...from).pointer;

/** The answer that the line sends at the moment; undefined when there is none. May throw a `Demand`. */
function givenAnswer({ step, field, from }: PayloadLine): Json | undefined {
  const { model, world } = step;
  const variable = model.field(field)?.variable;
  if (!every(world, [model.isOnPath, () => model.isFieldShown(field)])) return undefined;
  const whole = variable === undefined ? model.scope.answers[field] : world.read(variable);
  const answer = from.slice(1).reduce<Json | undefined>(readPart, whole);
  return isGiven(answer) ? answer : undefined;
}

/** The value that the line writes into the request at the moment. May throw a `Demand`. */
export function sentValue(line: PayloadLine, contract: RequestContract): Json | undefined {
  // Lines of a step that is left out write nothing.
  if (!line.step.model.isOnPath()) return undefined;
  const answer = givenAnswer(line);
  return answer === undefined ? line.otherwise : encodedAnswer(line, answer, contract);
}

/** What the line makes of an answer; undefined when its encoder sends nothing. */
export const encodedAnswer = (
  { members, as, send }: Pick<PayloadLine, 'members' | 'as' | 'send'>,
  answer: Json,
  { encode }: Pick<RequestContract, 'encode'>,
): Json | undefined => send ?? encode(renameMembers(answer, members), as);

/** Whether the line writes anything at the moment. May throw a `Demand`. */
export const isSent = (line: PayloadLine, contract: RequestContract): boolean =>
  line.step.world.part(line, () => sentValue(line, contract) !== undefined) === true;

export const givenCondition = (line: PayloadLine): Condition => ({
  description: `"${formatSource(line)}" is answered`,
  place: line.place,
  holds: () => givenAnswer(line) !== undefined,
});

/** Condition: the line sends its `otherwise`. */
export const otherwiseCondition = (line: PayloadLine): Condition => ({
  description: `"${formatSource(line)}" is not answered`,
  place: line.place,
  holds: () => every(line.step.world, [line.step.model.isOnPath, () => givenAnswer(line) === undefined]),
});

export const sentCondition = (line: PayloadLine, contract: RequestContract): Condition => ({
  description: `"${formatSource(line)}" is sent to "${formatTarget(line)}"`,
  place: line.place,
  holds: () => isSent(line, contract),
});

export const notSentCondition = (line: PayloadLine, contract: RequestContract): Condition => ({
  description: `"${formatSource(line)}" is not sent to "${formatTarget(line)}"`,
  place: line.place,
  holds: () => !isSent(line, contract),
});

/** Condition: the page accepts the answer that the line sends, or does not ask for it. */
export function acceptedCondition({ step, page, field }: PayloadLine): Condition {
  const valid = validCondition(step, page, field);
  return { ...valid, holds: () => some(step.world, [() => !step.model.isOnPath(), valid.holds]) };
}

const isGiven = (answer: Json | undefined): answer is Json => {
  if (answer === undefined || answer === null || answer === '') return false;
  return typeof answer !== 'object' || Object.values(answer).some(isGiven);
};
