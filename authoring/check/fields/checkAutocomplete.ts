import { readMember } from '../../jsonParts.ts';
import { type AskedField, type FieldProblem, readUiOption } from './AskedField.ts';

/** What a browser fills in by a name, and how fields call it. */
const filled: readonly (readonly [token: string, of: RegExp])[] = [
  ['given-name', /first|given/i],
  ['additional-name', /middle/i],
  ['family-name', /last|family|surname/i],
  ['nickname', /preferred|nick|call/i],
  ['email', /e-?mail/i],
  ['tel', /phone|mobile|fax/i],
  ['bday', /birth/i],
  ['sex', /\bsex|gender/i],
  ['language', /language/i],
  ['postal-code', /\bzip|postal/i],
  ['address-level1', /\bstate/i],
  ['address-level2', /\bcity/i],
  ['address-line1', /line ?(?:one|1)/i],
  ['address-line2', /line ?(?:two|2)/i],
];

/**
 * Reports fields that a browser fills in as something else than they are called: a first name in the field of the last
 * one. Fields that are called like nothing that a browser knows are left alone.
 */
export function checkAutocomplete(field: AskedField): readonly FieldProblem[] {
  const given = readUiOption(field, 'autocomplete');
  const token = typeof given === 'string' ? (given.split(' ').at(-1) ?? '').replace(/^tel-.*/, 'tel') : '';
  const own = filled.find(([name]) => name === token);
  const title = field.schema.title ?? '';
  const called = [...namesOf(field), title].join(' ');
  if (own === undefined || own[1].test(called)) return [];
  const other = filled.find(([, of]) => of.test(title)) ?? filled.find(([, of]) => of.test(called));
  if (other === undefined) return [];
  const message = `A browser fills "${field.name}" ("${title}") in with "${given}", and it is called like "${other[0]}".`;
  const pointer = `${field.uiSchemaPointer}/ui:autocomplete`;
  return [{ pointer, code: 'filled-with-another', message }];
}

/** The name of a field and what it means, as words. */
const namesOf = ({ name, schema }: AskedField): readonly string[] =>
  [name, readMember(schema, 'meaning')].flatMap((each) =>
    typeof each === 'string' ? [each.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')] : [],
  );
