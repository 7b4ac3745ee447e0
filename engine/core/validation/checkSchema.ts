import type { ContentProblem, Place, Result } from '../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import type { Violation } from '../errors/Violation.ts';
import { coerceString } from '../json/coerceString.ts';
import { isObject, unsafeNames } from '../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../json/JsonSchema.ts';
import { inlineReferences } from './inlineReferences.ts';
import { findKeyword, keywords, schemaTypes } from './keywords.ts';
import { patternProblem } from './patternCost.ts';
import { createValidate, validate } from './validate.ts';

/**
 * Checks the schema of a page and inlines its references. Only keywords that documents may use are allowed. The result
 * is the schema or every problem: unknown keywords, wrong values, keywords of another type, unsafe patterns, required
 * members that do not exist, invalid defaults.
 */
export function checkSchema(schema: unknown, place: Place): Result<ObjectSchema> {
  const inlined = inlineReferences(schema, place);
  if (!inlined.ok) return inlined;
  if (isObject(inlined.value) && inlined.value.type === 'object' && inlined.value.properties === undefined)
    return { ok: false, problems: [notAPage(place)] };
  const problems = [...schemaProblems(inlined.value, place), ...entryDefaultProblems(inlined.value, place)];
  if (problems.length === 0 && isObjectSchema(inlined.value)) return { ok: true, value: withRequired(inlined.value) };
  if (problems.length === 0) problems.push(notAPage(place));
  return { ok: false, problems };
}

const notAPage = (place: Place): ContentProblem => problem(place, 'wrong-keyword/page');

type Node = Readonly<Record<string, unknown>>;

/** Narrows the type of a schema part for which `schemaProblems` is empty. */
const isValidSchema = (node: unknown): node is JsonSchema => isObject(node);

/** `properties` is sound only beside the type `object`. */
const isObjectSchema = (node: unknown): node is Omit<ObjectSchema, 'required'> & Partial<ObjectSchema> =>
  isObject(node) && isObject(node.properties);

const withRequired = (schema: Omit<ObjectSchema, 'required'> & Partial<ObjectSchema>): ObjectSchema => ({
  ...schema,
  required: schema.required ?? [],
});

function schemaProblems(node: unknown, place: Place): readonly ContentProblem[] {
  if (!isObject(node)) return [problem(place, 'wrong-keyword/schema')];
  const own = [...keywordProblems(node, place), ...typeProblems(node, place)];
  const members = isObject(node.properties) ? Object.entries(node.properties) : [];
  const nested = [
    ...members.flatMap(([name, member]) => propertyProblems(name, member, inside(place, 'properties', name))),
    ...(isObject(node.items) ? schemaProblems(node.items, inside(place, 'items')) : []),
  ];
  if (own.length > 0 || nested.length > 0) return [...own, ...nested];
  return [...requiredProblems(node, place), ...defaultProblems(node, place)];
}

function propertyProblems(name: string, member: unknown, place: Place): readonly ContentProblem[] {
  if (unsafeNames.includes(name) || /[./]/.test(name) || name === '' || name === '-')
    return [problem(place, 'forbidden-name', name)];
  return schemaProblems(member, place);
}

function keywordProblems(node: Node, place: Place): readonly ContentProblem[] {
  return Object.entries(node).flatMap(([name, value]): readonly ContentProblem[] => {
    const found = keywordProblem(name, value, node.type, place);
    return found === undefined ? [] : [found];
  });
}

function keywordProblem(name: string, value: unknown, type: unknown, place: Place): ContentProblem | undefined {
  const keyword = findKeyword(name);
  if (keyword === undefined) {
    const known = keywords.map((each) => each.name);
    return unknownName(inside(place, name), known, 'wrong-keyword/name', name);
  }
  if (!keyword.takes(value)) return problem(inside(place, name), 'wrong-keyword/value', keyword.name, keyword.choices);
  if (keyword.types !== undefined && !keyword.types.some((each) => each === type))
    return problem(inside(place, name), 'wrong-keyword/type', name, type);
  return name === 'pattern' ? patternProblem(coerceString(value), inside(place, name)) : undefined;
}

function typeProblems(node: Node, place: Place): readonly ContentProblem[] {
  const choices = ['enum', 'const', 'oneOf'].filter((name) => node[name] !== undefined);
  if (node.type === undefined && choices.length === 0)
    return [{ ...problem(place, 'missing-type'), known: schemaTypes }];
  return [];
}

function requiredProblems(node: Node, place: Place): readonly ContentProblem[] {
  const known = isObject(node.properties) ? Object.keys(node.properties) : [];
  const names: readonly unknown[] = Array.isArray(node.required) ? node.required : [];
  return names.flatMap((name, index) =>
    known.includes(coerceString(name))
      ? []
      : [unknownName(inside(place, 'required', index), known, 'unknown-field/required', coerceString(name))],
  );
}

/** A default, and every choice, must itself be a valid answer. */
function defaultProblems(node: unknown, place: Place): readonly ContentProblem[] {
  if (!isValidSchema(node)) return [];
  const { default: preset, enum: choices, ...rest } = node;
  const [wrongDefault] = preset === undefined ? [] : validate(node, preset);
  const check = choices && createValidate(rest);
  const wrongChoice = choices?.find((choice) => check && check(choice).length > 0);
  const [wrong] = wrongChoice === undefined || !check ? [] : check(wrongChoice);
  const broken = ({ path, keyword }: Violation) => [path, keyword, new Map(Object.entries(node)).get(keyword)] as const;
  return [
    ...(wrongDefault ? [problem(inside(place, 'default'), 'wrong-default', preset, ...broken(wrongDefault))] : []),
    ...(wrong ? [problem(inside(place, 'enum'), 'wrong-choice', wrongChoice, ...broken(wrong))] : []),
  ];
}

/**
 * Problems for defaults inside a list's entries. An entry must start empty, so that a list in which nothing is given
 * can be recognized.
 */
function entryDefaultProblems(node: unknown, place: Place, inEntry = false): readonly ContentProblem[] {
  if (!isObject(node)) return [];
  const isEntry = inEntry || (isObject(node.items) && node.items.type === 'object');
  const members = isObject(node.properties) ? Object.entries(node.properties) : [];
  return [
    ...(inEntry && node.default !== undefined ? [problem(inside(place, 'default'), 'default-in-entry')] : []),
    ...members.flatMap(([name, member]) => entryDefaultProblems(member, inside(place, 'properties', name), inEntry)),
    ...entryDefaultProblems(node.items, inside(place, 'items'), isEntry),
  ];
}
