import { isSameJson, type Json } from '../../json/Json.ts';
import { isEntryList, type JsonSchema } from '../../json/JsonSchema.ts';
import type { Candidates } from './Candidates.ts';
import { choiceValues, listChoices } from './choiceValues.ts';
import { groupValues } from './groupValues.ts';
import { dateLine, numberLine } from './Line.ts';
import { listValues } from './listValues.ts';
import { orderedValues } from './orderedValues.ts';
import { textValues } from './textValues.ts';
import type { Changes, Variable } from './Variable.ts';

/** The values to try for an answer after these changes of other answers. Its present value is not among them. */
export function candidatesFor(variable: Variable, changes: Changes): Candidates {
  const { values, complete } = valuesFor(variable, changes);
  const linked = variable.uses.some((use) => use.kind === 'compared' && use.linked);
  const now = changes.has(variable.key) ? changes.get(variable.key) : variable.now;
  const tried: (Json | undefined)[] = [];
  for (const value of [...values, undefined])
    if (!isSameJson(value, now) && !tried.some((each) => isSameJson(each, value)) && variable.accepts(value))
      tried.push(value);
  return { values: tried, complete, linked };
}

function valuesFor(variable: Variable, changes: Changes): Omit<Candidates, 'linked'> {
  const { schema } = variable;
  if (listChoices(schema) !== undefined) return choiceValues(variable);
  if (schema.type === 'object') return groupValues(variable, sampleValues);
  if (schema.type === 'array')
    return isEntryList(schema) ? groupValues(variable, sampleValues) : listValues(variable, sampleValues);
  if (schema.type === 'number' || schema.type === 'integer')
    return orderedValues(variable, numberLine(schema), changes);
  return schema.format === 'date' ? orderedValues(variable, dateLine, changes) : textValues(variable, changes);
}

/** Values of a member of a group or list, of which nothing is known but its schema and what rules name. */
function sampleValues(schema: JsonSchema, named: readonly Json[]): readonly Json[] {
  const variable: Variable = {
    key: '',
    field: '',
    title: '',
    schema,
    now: undefined,
    uses: [{ kind: 'opaque', values: named }],
    accepts: () => true,
    triesRefused: false,
  };
  return valuesFor(variable, new Map()).values.flatMap((value) => value ?? []);
}
