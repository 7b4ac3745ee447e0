import { checkSchema, escapeName, type FormDefinition, type JsonSchema, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { moveToOrigin } from '../origin/moveToOrigin.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';

/** What a message is shown for, and whether an answer to its field can be wrong in that way. */
interface FieldMessage extends Place {
  readonly field: string;
  readonly keyword: string;
  readonly isRead: boolean;
}

type Page = FormDefinition['pages'][number];

/** These keywords stand in the schema of the field itself, or of the entries of its list. */
const ownKeywords = [
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

/**
 * Reports messages of a page for what cannot be wrong with their field, such as one for a pattern that the field lacks.
 * Words that several pages share are reported where none of them needs them.
 */
export function checkMessages(
  { definitions, variants }: Pick<CheckedDocuments, 'definitions' | 'variants'>,
  files: readonly CataloguedFile[],
): readonly AuthoringProblem[] {
  const atOrigin = moveToOrigin(files);
  const found = [...definitions, ...variants].flatMap(({ name, document: { pages } }) =>
    pages.flatMap((page, index) =>
      messagesOf(page, { document: name, pointer: `/pages/${index}/messages` }).map(({ keyword, ...message }) => {
        const { document, pointer } = atOrigin(message);
        return { ...message, keyword, document, pointer: `${pointer}/${keyword}` };
      }),
    ),
  );
  const isAt = (one: Place) => (other: Place) => one.document === other.document && one.pointer === other.pointer;
  return found
    .filter((message, at) => found.findIndex(isAt(message)) === at)
    .filter((message) => !found.filter(isAt(message)).some(({ isRead }) => isRead))
    .map(({ document, pointer, field, keyword }) => ({
      document,
      pointer,
      code: 'unused-message',
      message:
        keyword === 'required'
          ? `Nobody reads these words: "${field}" may be left empty, because neither "required" nor a rule names it.`
          : `Nobody reads these words: "${field}" has no "${keyword}", so no answer is refused for it.`,
    }));
}

/** The messages for keywords, each with the place of all messages of its field. */
function messagesOf({ schema, uiSchema, rules = [], messages }: Page, { document, pointer }: Place): FieldMessage[] {
  const checked = checkSchema(schema, { document, pointer: '' });
  if (!checked.ok) return [];
  const checks = rules.flatMap((rule) => ('check' in rule ? [`${rule.check} ${rule.message}`] : []));
  const required = rules.flatMap((rule) => ('require' in rule ? rule.require : []));
  return Object.entries(messages ?? {}).flatMap(([path, wording]) => {
    const field = findField({ name: '', schema: checked.value, uiSchema, isRequired: false }, path.split('/').slice(1));
    if (field === undefined) return [];
    const isRequired = field.isRequired || required.includes(path);
    return Object.keys(wording ?? {})
      .filter((keyword) => !checks.includes(`${path} ${keyword}`))
      .flatMap((keyword) => {
        const isRead = keyword === 'required' ? isRequired : canBreak(field, keyword);
        if (isRead === undefined) return [];
        return [{ document, pointer: `${pointer}/${escapeName(path)}`, field: field.name, keyword, isRead }];
      });
  });
}

interface FoundField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
  readonly isRequired: boolean;
}

/** The field that the names lead to; undefined when there is none, which the compiler reports. */
function findField(field: FoundField, [name, ...deeper]: readonly string[]): FoundField | undefined {
  if (name === undefined) return field;
  const { items, properties = {}, required = [] } = field.schema;
  if (items !== undefined)
    return findField({ ...field, schema: items, uiSchema: readMember(field.uiSchema, 'items') }, deeper);
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const uiSchema = readMember(field.uiSchema, name);
  return schema && findField({ name, schema, uiSchema, isRequired: required.includes(name) }, deeper);
}

/** Whether an answer can break the keyword; undefined for what is no keyword of a schema. */
function canBreak({ schema, uiSchema }: FoundField, keyword: string): boolean | undefined {
  const asked = [schema, ...(schema.items === undefined || schema.items.type === 'object' ? [] : [schema.items])];
  const has = (name: keyof JsonSchema): boolean => asked.some((each) => each[name] !== undefined);
  if (keyword === 'enum' || keyword === 'oneOf')
    return has('enum') || has('oneOf') || listMembers(uiSchema).some(([name]) => name === 'ui:choices');
  if (keyword === 'format') return has('format');
  if (['month', 'day', 'year'].includes(keyword)) return asked.some(({ format }) => format === 'date');
  const own = ownKeywords.find((each) => each === keyword);
  return own && has(own);
}
