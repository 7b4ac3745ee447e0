import { compileRule, evaluateCondition, type Json, type JsonObject } from '#engine';
import { isJsonObject, isList } from '../../../../authoring/jsonParts.ts';

/** What a rule reads that is the same for every guest: the settings of a step, and the conditions of the document. */
export interface Fixed {
  readonly settings: JsonObject;
  readonly conditions: JsonObject;
}

/** A rule in which everything that has one value for every guest is that value; true or false where all of it has. */
export function foldRule(rule: Json, fixed: Fixed): Json {
  if (isList(rule)) return rule.map((part) => foldRule(part, fixed));
  if (!isJsonObject(rule)) return rule;
  const [[operator, given] = ['', null], ...more] = Object.entries<Json>(rule);
  if (more.length > 0) return rule;
  if (operator === 'rule' && typeof given === 'string')
    return given in fixed.conditions ? foldRule(fixed.conditions[given] ?? null, fixed) : rule;
  if (operator === 'var') return settingOf(given, fixed) ?? rule;
  return decided(simplified(operator, foldRule(given, fixed)));
}

function settingOf(path: Json, { settings }: Fixed): Json | undefined {
  const [, name] = typeof path === 'string' ? (/^settings\.(.+)$/.exec(path) ?? []) : [];
  return name !== undefined && Object.hasOwn(settings, name) ? settings[name] : undefined;
}

function simplified(operator: string, given: Json): Json {
  const parts = isList(given) ? given : [given];
  if (operator === '!' && typeof parts[0] === 'boolean') return !parts[0];
  if (operator !== 'and' && operator !== 'or') return { [operator]: given };
  // What decides alone, and what leaves it to the others.
  const [decides, leaves] = operator === 'and' ? [false, true] : [true, false];
  if (parts.includes(decides)) return decides;
  const left = parts.filter((part) => part !== leaves);
  return left.length === 0 ? leaves : { [operator]: left };
}

/** A condition that reads nothing has one value. */
function decided(rule: Json): Json {
  if (!isJsonObject(rule) || JSON.stringify(rule).includes('"var":')) return rule;
  const compiled = compileRule(rule, { kind: 'object', properties: {} }, { document: '', pointer: '' });
  if (!compiled.ok) return rule;
  const truth = evaluateCondition(compiled.value, { answers: {}, settings: {}, steps: {}, context: {} });
  return typeof truth === 'boolean' ? truth : rule;
}
