import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import { coerceString } from '../../json/coerceString.ts';
import { isJson, type Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { inferSchemaType } from '../../rules/compile/inferSchemaType.ts';
import type { ValueType } from '../../rules/ValueType.ts';
import { validate } from '../../validation/validate.ts';
import type { FormDefinition, SettingDefinition, SettingValues } from '../FormDefinition.ts';

export interface CompiledSettings {
  readonly values: SettingValues;
  readonly types: Readonly<Record<string, ValueType>>;
  readonly problems: readonly ContentProblem[];
}

/** The values that a step of the configuration gives to its form's settings. */
export interface WrittenSettings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

const buildSettingSchema = ({ type, enum: choices }: SettingDefinition): JsonSchema => ({
  type,
  ...(choices === undefined ? {} : { enum: choices }),
});

/** Gives every setting its value: the step's, else the default. A value of another type is a problem. */
export function compileSettings(form: FormDefinition, place: Place, written: WrittenSettings): CompiledSettings {
  const problems: ContentProblem[] = [];
  const values: [string, Json][] = [];
  const types: [string, ValueType][] = [];
  const settings = form.settings ?? {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting === undefined) continue;
    const schema = buildSettingSchema(setting);
    const isWritten = Object.hasOwn(written.values, name);
    const value = isWritten ? written.values[name] : setting.default;
    const at = isWritten ? inside(written.place, name) : inside(place, 'settings', name, 'default');
    const isTaken = isJson(value) && validate(schema, value).length === 0;
    if (!isTaken) problems.push(wrongValue(at, name, schema));
    // A setting keeps its name, whatever its value: texts that mention it are no second problem.
    if (isTaken) values.push([name, value]);
    else if (isJson(setting.default)) values.push([name, setting.default]);
    types.push([name, inferSchemaType(schema)]);
  }
  for (const name of Object.keys(written.values))
    if (!Object.hasOwn(settings, name))
      problems.push(unknownName(inside(written.place, name), Object.keys(settings), 'unknown-setting', name, form.id));
  return { values: Object.fromEntries(values), types: Object.fromEntries(types), problems };
}

function wrongValue(at: Place, name: string, { type, enum: choices }: JsonSchema): ContentProblem {
  if (choices === undefined) return problem(at, 'wrong-setting/type', name, type);
  return { ...problem(at, 'wrong-setting/choice', name), known: choices.map(coerceString) };
}
