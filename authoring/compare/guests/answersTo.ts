import { type Json, validate } from '#engine';
import { createSample } from '../../proof/domains/createSample.ts';
import type { RequestContract } from '../../proof/request/RequestContract.ts';
import { buildTrials } from '../../proof/trials/buildTrials.ts';
import { schemaOf, uiSchemaOf } from '../forms/compareField.ts';
import type { PlacedField } from '../rules/Side.ts';

/** A date that no check of a past date refuses. */
const recent = '2000-01-01';

/** Answers that a field takes: short and long, and each choice; at least one. */
export function answersTo(placed: PlacedField, contract: RequestContract): readonly Json[] {
  const schema = schemaOf(placed);
  const { trials } = buildTrials({ schema, uiSchema: uiSchemaOf(placed) }, { contract, recent, named: [] });
  const taken = trials.map(({ answer }) => answer).filter((answer) => validate(schema, answer).length === 0);
  return taken.length > 0 ? taken : [createSample(schema)];
}
