import { escapeName, type FormDefinition, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import { type FieldWords, fieldWords } from '../fields/fieldWords.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { measureAlike, pluralOf, unitOf } from '../texts/units.ts';
import { type MeantPlace, requestMeanings } from './requestMeanings.ts';

/** A place of the booking request that takes a number in a unit. */
type UnitPlace = Pick<MeantPlace, 'pointer'> & { readonly unit: string };

/**
 * Reports answers in another unit than the place that they are sent to takes: a weight in kilograms where the booking
 * request has pounds. A field says its unit by `unit`, and a guest reads it in the words of the field.
 */
export function checkUnits(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  read: ReadSchema,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const places = requestMeanings(read).flatMap(({ pointer, unit }) => (unit === undefined ? [] : [{ pointer, unit }]));
  return definitions.flatMap((definition) => inForm(definition, places)).map(atOrigin);
}

function inForm(
  { name: document, document: form }: Checked<FormDefinition>,
  places: readonly UnitPlace[],
): readonly AuthoringProblem[] {
  const lines = [form, ...form.pages].flatMap(({ payload = [] }) => payload);
  const sent = lines.flatMap(({ from, to, send }) => {
    const place = send === undefined ? places.find(({ pointer }) => pointer === to) : undefined;
    return place === undefined ? [] : [{ from, place }];
  });
  if (sent.length === 0) return [];
  const fields = askedFields(form);
  return sent.flatMap(({ from, place }) =>
    fields
      .filter(({ name }) => `/${escapeName(name)}` === from)
      .flatMap((field) => inField(form, field, place).map((problem) => ({ document, ...problem }))),
  );
}

type Found = Pick<AuthoringProblem, 'pointer' | 'code' | 'message'>;

function inField(form: FormDefinition, field: AskedField, place: UnitPlace): readonly Found[] {
  const code = 'says-another-unit';
  const { unit } = field.schema;
  const taken = `"${place.pointer}" of the booking request takes ${pluralOf(place.unit)}`;
  if (unit !== undefined && unit !== place.unit) {
    const message = `"${field.name}" is in the unit "${unit}", and ${taken}.`;
    return [{ pointer: `${field.pointer}/unit`, code, message }];
  }
  return [...fieldWords(field), ...messagesOf(form, field)].flatMap(({ pointer, words }): readonly Found[] => {
    const said = (words.match(/[A-Za-z]+/g) ?? []).flatMap((word) => unitOf(word) ?? []);
    const other = said.find((each) => measureAlike(each, place.unit));
    if (other === undefined || said.includes(place.unit)) return [];
    return [{ pointer, code, message: `The words of "${field.name}" say ${pluralOf(other)}, and ${taken}.` }];
  });
}

/** What is said of a wrong answer to a field. */
function messagesOf(form: FormDefinition, { name, pointer }: AskedField): readonly FieldWords[] {
  const page = Number(pointer.split('/')[2]);
  const said = `/${escapeName(name)}`;
  return listMembers(readMember(form.pages[page]?.messages, said)).flatMap(([keyword, words]) =>
    typeof words === 'string' ? [{ pointer: `/pages/${page}/messages/${escapeName(said)}/${keyword}`, words }] : [],
  );
}
