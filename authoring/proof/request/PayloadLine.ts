import type { Json, PagePlan, Place } from '#engine';
import type { FormSite } from '../forms/FormSite.ts';
import { settledCondition } from '../forms/formConditions.ts';
import { placeIn } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import type { RequestContract } from './RequestContract.ts';

/** A line of a form's `payload`, with the step and page whose answer it sends. */
export interface PayloadLine {
  readonly site: FormSite;
  readonly page: PagePlan;
  readonly field: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly as?: string;
  readonly send?: Json;
  readonly otherwise?: Json;
  readonly place: Place;
}

/** All lines of the steps that guests can come to, in their order. */
export const payloadLines = (sites: readonly FormSite[]): readonly PayloadLine[] =>
  sites.flatMap((site) =>
    site.ground.step.form.payload.flatMap(({ pointer, ...line }) => {
      const [field = ''] = line.from;
      const page = site.ground.step.form.pages.find(({ fields }) => fields.includes(field));
      if (page === undefined) return [];
      return [{ ...line, site, page, field, place: { document: site.ground.step.document, pointer } }];
    }),
  );

export const targetOf = ({ to }: PayloadLine): string => placeIn('', ...to).pointer;

export const sourceOf = ({ from }: PayloadLine): string => placeIn('', ...from).pointer;

/** The answer that the line sends, as answers are at the moment; undefined where none is given. May throw a `Demand`. */
function givenAnswer({ site, page, field, from }: PayloadLine): Json | undefined {
  const { ground, world } = site;
  const variable = ground.field(field)?.variable;
  if (variable === undefined || !ground.isOnPath() || !ground.isFieldShown(page, field)) return undefined;
  const answer = from.slice(1).reduce<Json | undefined>(memberOf, world.read(variable));
  return isGiven(answer) ? answer : undefined;
}

/** What the line writes into the request, as answers are at the moment. May throw a `Demand`. */
export function sentValue(line: PayloadLine, contract: RequestContract): Json | undefined {
  const answer = givenAnswer(line);
  return answer === undefined ? undefined : (line.send ?? contract.encode(answer, line.as));
}

const isSent = (line: PayloadLine, contract: RequestContract): boolean => sentValue(line, contract) !== undefined;

export const givenCondition = (line: PayloadLine): Condition => ({
  words: `"${sourceOf(line)}" is answered`,
  place: line.place,
  holds: () => givenAnswer(line) !== undefined,
});

export const sentCondition = (line: PayloadLine, contract: RequestContract): Condition => ({
  words: `"${sourceOf(line)}" is sent to "${targetOf(line)}"`,
  place: line.place,
  holds: () => isSent(line, contract),
});

export const notSentCondition = (line: PayloadLine, contract: RequestContract): Condition => ({
  words: `"${sourceOf(line)}" is not sent to "${targetOf(line)}"`,
  place: line.place,
  holds: () => !isSent(line, contract),
});

/** The page takes the answer that the line sends, or does not ask for it. */
export function acceptedCondition({ site, page, field }: PayloadLine): Condition {
  const settled = settledCondition(site, page, field);
  return { ...settled, holds: () => !site.ground.isOnPath() || settled.holds() };
}

const memberOf = (value: Json | undefined, name: string): Json | undefined =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([member]) => member === name)?.[1]
    : undefined;

const isGiven = (answer: Json | undefined): answer is Json => {
  if (answer === undefined || answer === null || answer === '') return false;
  return typeof answer !== 'object' || Object.values(answer).some(isGiven);
};
