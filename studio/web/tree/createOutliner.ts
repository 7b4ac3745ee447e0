import type { Json } from '#engine';
import { parsePointer } from '../json/pointer.ts';
import { entriesOf, memberOf, readJson, wordsOf } from '../json/readJson.ts';
import type { OutlineNode } from './OutlineNode.ts';

/** The kinds of documents that make flows; all others are listed by their kind. */
const formKinds: readonly string[] = ['form-config', 'form-definition', 'prescreen-data', 'eligibility-questions'];

interface Document {
  readonly path: string;
  readonly kind: string;
  readonly id: string;
  readonly value: Json | undefined;
}

/** Makes the tree of all documents. It reads a text once, however often the tree is made. */
export function createOutliner(): (texts: ReadonlyMap<string, string>) => readonly OutlineNode[] {
  const kept = new Map<string, { readonly text: string; readonly document: Document }>();
  const read = (path: string, text: string): Document => {
    const known = kept.get(path);
    if (known?.text === text) return known.document;
    const document = { path, kind: kindOf(path), id: idOf(path), value: readJson(text) };
    kept.set(path, { text, document });
    return document;
  };
  return (texts) => outline([...texts].map(([path, text]) => read(path, text)));
}

/** A text of a document, looked up where it is transcluded. */
type Words = (value: Json | undefined) => string | undefined;

/** The words that `{ "$ref": "vaccine-consent#/title" }` stands for; of a kind with several documents, those of any. */
const wordsAmong =
  (documents: readonly Document[]): Words =>
  (value) => {
    const reference = memberOf(value, '$ref');
    if (typeof reference !== 'string') return wordsOf(value);
    const [name = '', pointer = ''] = reference.split('#');
    const target = documents.find(({ kind, id }) => name === kind || name === `${kind}/${id}`);
    const found = memberOf(target?.value, ...parsePointer(pointer));
    return wordsOf(typeof found === 'string' ? found : memberOf(found, 'title')) ?? wordsOf(value);
  };

const kindOf = (path: string): string => path.slice(0, path.indexOf('/'));
const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/i, '');

function outline(documents: readonly Document[]): readonly OutlineNode[] {
  const words = wordsAmong(documents);
  const of = (kind: string) => documents.filter((document) => document.kind === kind);
  const find = (kind: string, id: Json | undefined) => of(kind).find((document) => document.id === id);
  const configurations = of('form-config');
  const prescreens = of('prescreen-data');
  const named = new Set([...configurations, ...prescreens].flatMap(({ value }) => stepForms(value)));
  const asked = new Set(prescreens.map(({ value }) => memberOf(value, 'questions')));
  const codes = flowCodes(of('scheduler-config-2022')[0]?.value);
  const groups: readonly OutlineNode[] = [
    group(
      'Flows',
      configurations.map((document) => ({
        ...leaf('flow', document, '', readable(document.id), codes.get(document.id)),
        children: stepNodes(document, (id) => find('form-definition', id), words),
      })),
    ),
    group(
      'Prescreens',
      prescreens.map((document) => ({
        ...leaf('prescreen', document, '', readable(document.id)),
        children: [
          ...stepNodes(document, (id) => find('form-definition', id), words),
          ...questionNodes(find('eligibility-questions', memberOf(document.value, 'questions')), words),
        ],
      })),
    ),
    group('Forms that no flow asks', [
      ...of('form-definition')
        .filter(({ id }) => !named.has(id))
        .map((document) => ({
          ...leaf('document', document, '', titleOf(document, words)),
          children: pageNodes(document, words),
        })),
      ...of('eligibility-questions')
        .filter(({ id }) => !asked.has(id))
        .map((document) => ({
          ...leaf('document', document, '', titleOf(document, words)),
          children: questionNodes(document, words),
        })),
    ]),
    ...otherGroups(documents),
  ];
  return groups.filter(({ children }) => children.length > 0);
}

const group = (label: string, children: readonly OutlineNode[]): OutlineNode => ({
  key: label,
  kind: 'group',
  label,
  children,
});

function otherGroups(documents: readonly Document[]): readonly OutlineNode[] {
  const others = documents.filter(({ kind }) => !formKinds.includes(kind));
  const nodes = others.map((document) => leaf('document', document, '', readable(document.id), document.kind));
  const isMessages = ({ path = '' }: OutlineNode) => /\/messages\//.test(path);
  const isSettings = ({ path = '' }: OutlineNode) => /config|toggle|settings|timezone|services?-/.test(path);
  const settings = nodes.filter((node) => !isMessages(node) && isSettings(node));
  const rest = nodes.filter((node) => !isMessages(node) && !settings.includes(node));
  return [group('Messages of the app', nodes.filter(isMessages)), group('Settings', settings), group('Texts', rest)];
}

const leaf = (
  kind: OutlineNode['kind'],
  { path, id }: Document,
  pointer: string,
  label: string,
  detail: string | undefined = pointer === '' && label !== id ? id : undefined,
): OutlineNode => ({
  key: `${path}#${pointer}`,
  kind,
  label,
  path,
  pointer,
  children: [],
  ...(detail !== undefined && { detail }),
});

/** 'in-person' as 'In person', 'dot_physicals' as 'Dot physicals'. */
const readable = (id: string): string => {
  const words = id.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const titleOf = ({ value, id }: Document, words: Words): string => words(memberOf(value, 'title')) ?? id;

const stepsOf = (value: Json | undefined): readonly Json[] => {
  const steps = memberOf(value, 'steps');
  return Array.isArray(steps) ? steps : [];
};

const stepForms = (value: Json | undefined): readonly (Json | undefined)[] =>
  stepsOf(value).map((step) => memberOf(step, 'form'));

/** The codes of the flows that ask a configuration, by its group. */
function flowCodes(scheduler: Json | undefined): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [code, flow] of entriesOf(memberOf(scheduler, 'flows'))) {
    const name = memberOf(flow, 'formConfigGroup');
    if (typeof name === 'string') codes.set(name, [codes.get(name), code].filter(Boolean).join(', '));
  }
  return codes;
}

function stepNodes(
  configuration: Document,
  find: (id: Json | undefined) => Document | undefined,
  words: Words,
): readonly OutlineNode[] {
  return stepsOf(configuration.value).map((step, index) => {
    const form = find(memberOf(step, 'form'));
    const id = wordsOf(memberOf(step, 'id')) ?? `step ${index + 1}`;
    const prefix = `${configuration.path}#/steps/${index}`;
    return {
      ...leaf('step', configuration, `/steps/${index}`, form ? titleOf(form, words) : id, id),
      key: prefix,
      children: form ? pageNodes(form, words, prefix) : [],
    };
  });
}

/** @param prefix keeps the keys apart of a form that several flows ask */
function pageNodes(form: Document, words: Words, prefix = ''): readonly OutlineNode[] {
  const pages = memberOf(form.value, 'pages');
  return (Array.isArray(pages) ? pages : []).map((page: Json, index: number) => {
    const name = wordsOf(memberOf(page, 'name')) ?? `page ${index + 1}`;
    const pointer = `/pages/${index}`;
    const fields = entriesOf(memberOf(page, 'schema', 'properties'));
    const nodes = [
      leaf('page', form, pointer, words(memberOf(page, 'title')) ?? name, name),
      ...fields.map(([field, schema]) =>
        leaf(
          'field',
          form,
          `${pointer}/schema/properties/${field}`,
          words(memberOf(schema, 'title')) ?? words(schema) ?? field,
          field,
        ),
      ),
    ].map((node) => ({ ...node, key: prefix + node.key }));
    const [own, ...children] = nodes;
    return { ...(own ?? leaf('page', form, pointer, name)), children };
  });
}

function questionNodes(document: Document | undefined, words: Words): readonly OutlineNode[] {
  if (document === undefined) return [];
  const questions = memberOf(document.value, 'questions');
  return (Array.isArray(questions) ? questions : []).map((question: Json, index: number) => {
    const id = wordsOf(memberOf(question, 'id')) ?? `question ${index + 1}`;
    return leaf('question', document, `/questions/${index}`, words(memberOf(question, 'title')) ?? id, id);
  });
}
