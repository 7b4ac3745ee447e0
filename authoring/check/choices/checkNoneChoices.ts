import type { FormDefinition, Place } from '#engine';
import { type AskedField, askedFields, readUiOption } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** "None of these", "None", "None apply", "Nothing": a guest who chooses it chooses nothing else. */
const NONE = /^(?:none|nothing)\b|^no (?:allerg|condition|medic|restriction|other|known)\w*/i;

/** Reports lists of which guests may choose "None of these" together with what it denies. */
export function checkNoneChoices(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  return definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field): readonly AuthoringProblem[] => {
      if (field.schema.type !== 'array') return [];
      const choices = choicesOf(field);
      const none = choices.find(({ title }) => NONE.test(title));
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

interface ListChoice extends Pick<Place, 'pointer'> {
  readonly value: unknown;
  readonly title: string;
}

function choicesOf({ schema: { items }, pointer }: AskedField): readonly ListChoice[] {
  const [values = [], titled = []] = [items?.enum, items?.oneOf];
  return [
    ...values.map((value, at) => ({ value, title: String(value), pointer: `${pointer}/items/enum/${at}` })),
    ...titled.map(({ const: value, title = '' }, at) => ({ value, title, pointer: `${pointer}/items/oneOf/${at}` })),
  ];
}

/** Whether the widget takes the other choices away, or a check of the field speaks of the choice. */
function isExclusive(value: unknown, field: AskedField, { pages, conditions }: FormDefinition): boolean {
  if (readUiOption(field, 'exclusive') !== undefined) return true;
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
