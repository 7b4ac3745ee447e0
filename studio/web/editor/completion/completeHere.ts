import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Json } from '#engine';
import type { Desk } from '../../desk/createDesk.ts';
import { entriesOf, memberOf, readJson } from '../../json/readJson.ts';
import { partsAt } from '../../json/schema/partsAt.ts';
import { followReferences, type SchemaPart } from '../../json/schema/SchemaPart.ts';
import { skeletonOf } from '../../json/schema/skeletonOf.ts';
import { describePlace } from '../../request/requestSchema.ts';
import { titlesOf } from '../titlesOf.ts';
import { insertMember, insertValue } from './insert.ts';
import { probeText } from './probeText.ts';
import { type WrittenPlace, writtenPlace } from './WrittenPlace.ts';

/**
 * What can be written where the caret stands: members and values that the schema lists, with what must be in them; else
 * the names that the check knows there.
 */
export const completeHere =
  (desk: Pick<Desk, 'namesIn'>, document: string) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const text = context.state.doc.toString();
    const place = writtenPlace(text, context.pos);
    if (place === undefined || !(context.explicit || place.isQuoted || place.written !== '')) return null;
    const root = readJson(text);
    const listed = place.isName ? listMembers(document, root, place) : listValues(document, root, place);
    const from = place.isQuoted ? place.from + 1 : place.from;
    if (listed.length > 0) return { from, options: listed, validFor: /^[\w$:-]*$/ };
    if (!place.isQuoted && place.written !== '') return null;
    const { text: probed, head, tail } = probeText(document, text, place);
    const names = await desk.namesIn(document, probed);
    if (context.aborted || names.length === 0) return null;
    const isWhole = head !== '' && names.some((name) => name.startsWith(head));
    const labels = [...new Set(names)].map((name) => (isWhole ? name : head + name) + tail);
    const options = labels.map((label) => nameOption(label, place, root));
    return { from, options, validFor: (typed) => typed.startsWith(head) && !/[./#:]/.test(typed.slice(head.length)) };
  };

/** The members that an object may have and does not have yet. */
function listMembers(document: string, root: Json | undefined, place: WrittenPlace): readonly Completion[] {
  const around = partsAt(document, root, place.path.slice(0, -1));
  const owner = memberOf(root, ...place.path.slice(0, -1).map(String));
  const present = new Set(entriesOf(owner).map(([name]) => name));
  const named = around.flatMap(({ file, schema }) =>
    entriesOf(memberOf(schema, 'properties')).map(([name, member]) => [name, { file, schema: member }] as const),
  );
  // Operators of rules: an object has one of them.
  const operators = around.flatMap((part) =>
    entriesOf(memberOf(part.schema, 'propertyNames', 'enum')).flatMap(([, name]) =>
      typeof name === 'string' ? [[name, undefined] as const] : [],
    ),
  );
  const members = new Map<string, SchemaPart | undefined>([...named, ...operators]);
  return [...members]
    .filter(([name]) => name !== '$schema' && (name === place.written || !present.has(name)))
    .map(([name, part], index) => ({
      label: name,
      type: 'property',
      boost: -index,
      ...(part && wordsOf(part)),
      apply: insertMember(place, part ? skeletonOf(part) : name === 'var' || name === 'rule' ? '' : []),
    }));
}

/** The values that the schema lists: of an enum, true and false, or the smallest value that it takes. */
function listValues(document: string, root: Json | undefined, place: WrittenPlace): readonly Completion[] {
  const parts = partsAt(document, root, place.path);
  const values = parts.flatMap(({ schema }): readonly Json[] => {
    const fixed = memberOf(schema, 'const');
    const type = memberOf(schema, 'type');
    const types = Array.isArray(type) ? type : [type];
    return [
      ...entriesOf(memberOf(schema, 'enum')).map(([, value]) => value),
      ...(fixed === undefined ? [] : [fixed]),
      ...(types.includes('boolean') ? [true, false] : []),
    ];
  });
  const able = values.filter((value) => !place.isQuoted || typeof value === 'string');
  const [first] = parts;
  if (able.length === 0 && !place.isQuoted && place.written === '' && first)
    return [valueOption(skeletonOf(first), place, wordsOf(first))];
  return [...new Set(able)].map((value) => valueOption(value, place, {}));
}

const valueOption = (value: Json, place: WrittenPlace, words: Pick<Completion, 'detail' | 'info'>): Completion => ({
  label: typeof value === 'string' && value !== '' ? value : JSON.stringify(value),
  type: 'value',
  ...words,
  apply: insertValue(place, value),
});

function nameOption(label: string, place: WrittenPlace, root: Json | undefined): Completion {
  const title = titlesOf(root).get(label.replace(/^.*[./]/, ''));
  const target = place.path.at(-1) === 'to' ? describePlace(label) : undefined;
  return {
    label,
    type: 'name',
    ...(title !== undefined && { detail: title }),
    ...(target && { detail: target.type, info: target.words }),
    apply: place.isName ? insertMember(place, undefined) : insertValue(place, label),
  };
}

function wordsOf(part: SchemaPart): Pick<Completion, 'detail' | 'info'> {
  const read = (name: string) =>
    followReferences(part)
      .map(({ schema }) => memberOf(schema, name))
      .find((words) => typeof words === 'string');
  const [title, description] = [read('title'), read('description')];
  return {
    ...(typeof title === 'string' && { detail: title }),
    ...(typeof description === 'string' && { info: description }),
  };
}
