import type { FormDefinition, Place } from '#engine';
import { type AskedField, askedFields, readUiOption } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** "None of these", "None", "None apply", "Nothing": a guest who chooses it chooses nothing else. */
const NONE =
  /^(?:none|nothing)\b|^i (?:have|take|do) no(?:t|ne)?\b|^no (?:allerg|health|medical|problem|condition|medic|restriction|other|known)\w*/i;

/** What denies all other choices where one is chosen. */
const DENIED = /^(?:no|none|neither|nothing|not applicable)$|^(?:none|neither) of\b|^(?:does not|doesn't) apply\b/i;

const UNSURE = /^(?:(?:i am|i'm) )?(?:not sure|unsure)\b|^i (?:do not|don['’]t) know\b/i;

/**
 * Reports lists of which guests may choose "None of these" together with what it denies, and choices with two such answers of
 * which the rules know one.
 */
export function checkNoneChoices(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  return definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field): readonly AuthoringProblem[] => {
      if (field.schema.type !== 'array')
        return unknownDenials(field, form).map((found) => atOrigin({ document, ...found }));
      const choices = choicesOf(field);
      const nones = choices.filter(({ title }) => NONE.test(title));
      const none = nones.find(({ value }) => !isExclusive(value, field, form)) ?? nones[0];
      if (none === undefined) return [];
      const alone = choices.find(({ value }) => value === readUiOption(field, 'exclusive'));
      if (alone !== undefined && !NONE.test(alone.title)) {
        const message = `"ui:exclusive" of "${field.name}" takes the other choices away from who chooses "${alone.title}", and "${none.title}" is what goes with no other.`;
        const pointer = `${field.uiSchemaPointer}/ui:exclusive`;
        return [atOrigin<AuthoringProblem>({ document, pointer, code: 'none-with-others', message })];
      }
      if (isExclusive(none.value, field, form)) return [];
      const message = `Guests may choose "${none.title}" together with other choices of "${field.name}": name it in "ui:exclusive", or refuse the others by a check.`;
      return [atOrigin<AuthoringProblem>({ document, pointer: none.pointer, code: 'none-with-others', message })];
    }),
  );
}

/** A denial that no rule names, although rules name another one of the same field. */
function unknownDenials(
  field: AskedField,
  { pages, conditions }: FormDefinition,
): readonly Omit<AuthoringProblem, 'document'>[] {
  const denials = choicesOf(field).filter(({ title }) => DENIED.test(title));
  const rules = JSON.stringify([pages.map((page) => page.rules), conditions]);
  const isNamed = ({ value }: ListChoice): boolean =>
    rules.includes(`{"var":"answers.${field.name}"},${JSON.stringify(value)}]`);
  const named = denials.find(isNamed);
  const unnamed = denials.find((choice) => !isNamed(choice));
  if (named === undefined) return [];
  const unsure = choicesOf(field).find((choice) => UNSURE.test(choice.title) && !isNamed(choice));
  if (unnamed === undefined && unsure !== undefined) {
    const message = `The rules of "${field.name}" know "${named.title}", and not "${unsure.title}": who chooses it goes on like somebody who has chosen another.`;
    return [{ pointer: unsure.pointer, code: 'none-with-others', severity: 'warning', message }];
  }
  if (unnamed === undefined) return [];
  const message = `"${unnamed.title}" says the same as "${named.title}", and the rules of "${field.name}" know "${named.title}" alone: what they do of it does not happen for who chooses the other.`;
  return [{ pointer: unnamed.pointer, code: 'none-with-others', message }];
}

interface ListChoice extends Pick<Place, 'pointer'> {
  readonly value: unknown;
  readonly title: string;
}

function choicesOf({ schema, pointer }: AskedField): readonly ListChoice[] {
  const [of, at] = schema.items === undefined ? [schema, pointer] : [schema.items, `${pointer}/items`];
  return [
    ...(of.enum ?? []).map((value, index) => ({ value, title: String(value), pointer: `${at}/enum/${index}` })),
    ...(of.oneOf ?? []).map(({ const: value, title = '' }, index) => ({
      value,
      title,
      pointer: `${at}/oneOf/${index}`,
    })),
  ];
}

/** Whether the widget takes the other choices away, or a check of the field speaks of the choice. */
function isExclusive(value: unknown, field: AskedField, { pages, conditions }: FormDefinition): boolean {
  const exclusive = readUiOption(field, 'exclusive');
  if (exclusive !== undefined) return exclusive === value;
  const named = JSON.stringify(value);
  const isNamed = (rule: unknown): boolean => JSON.stringify(rule).includes(named);
  return pages.some(({ rules = [] }) =>
    rules.some(
      (rule) =>
        'check' in rule &&
        rule.check === `/${field.name}` &&
        (isNamed(rule.that) || (JSON.stringify(rule.that).includes('"rule"') && isNamed(conditions ?? {}))),
    ),
  );
}
