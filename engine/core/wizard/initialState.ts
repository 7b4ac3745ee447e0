import { EngineError } from '../errors/EngineError.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../json/JsonSchema.ts';
import type { Answers } from '../rules/Scope.ts';
import { positionOf } from './Path.ts';
import { pathFor } from './pathFor.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/** The first page, with every field's schema default as its answer. */
export function initialState(plan: WizardPlan, context: JsonObject): WizardState {
  const answers = Object.fromEntries(
    plan.steps.map(({ id, form }) => [
      id,
      Object.fromEntries(form.pages.map((page) => [page.name, presets(page.schema)])),
    ]),
  );
  const [first] = pathFor(plan, answers, context);
  if (first === undefined) throw new EngineError('The path of a compiled wizard is never empty.');
  const position = positionOf(first);
  return { answers, position, phase: 'editing', completed: [], verified: [], attempted: [], refusals: 0 };
}

const presets = ({ properties }: ObjectSchema): Answers => Object.fromEntries(presetMembers(properties));

const presetMembers = (properties: Readonly<Record<string, JsonSchema>>): readonly (readonly [string, Json])[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const value = presetOf(schema);
    return value === undefined ? [] : [[name, value] as const];
  });

function presetOf({ default: preset, properties }: JsonSchema): Json | undefined {
  if (preset !== undefined || properties === undefined) return preset;
  const members = presetMembers(properties);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
