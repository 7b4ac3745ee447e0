import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { SchemaFault } from '../SchemaFault.ts';
import { generatedModule, root, type SchemaFile } from '../SchemaFile.ts';

/** The keyword `document` of a schema: what the app needs to know of the documents of its kind. */
interface DocumentKeyword {
  /** Below the folder of all documents; `{id}` stands for the id where there are several. Messages have none. */
  readonly path?: string;
  readonly usualId?: string;
  readonly transcludes?: true;
  /** Nothing reads a document of the kind but others, which transclude parts of it. */
  readonly onlyTranscluded?: true;
  /** What its documents say is a consent or a notice, whose version a booking carries. */
  readonly isConsent?: true;
  /** The kinds of the collections that are merged into each document. */
  readonly merges?: readonly string[];
  /** Of messages: sets that have only one member of the document, by their names. */
  readonly sets?: Readonly<Record<string, string>>;
}

/** The folders of the generated modules. */
const content = join(root, 'app/content/generated');
const messages = join(root, 'app/messages/generated');

/**
 * Writes the modules by which the app reads its documents, one for each kind, so that no page loads the checks of
 * another: `app/content/generated` has the kinds and the list of all, `app/messages/generated` the sets of messages.
 */
export function writeDocuments(files: readonly SchemaFile[]): void {
  for (const folder of [content, messages]) rmSync(folder, { recursive: true, force: true });
  const isOfMessages = ({ path }: SchemaFile): boolean => dirname(path) === 'schemas/content/messages';
  const [sets, kinds] = [files.filter(isOfMessages), files.filter((file) => !isOfMessages(file))];
  for (const file of kinds) write(kindModule(file), kindText(file, kinds));
  for (const file of sets) write(join(messages, `${valueName(file)}.ts`), setText(file));
  write(join(content, 'kinds.ts'), kindsText(kinds));
  write(join(content, 'messageChecks.ts'), messageChecksText(sets));
  write(join(messages, 'messageDocuments.ts'), messageDocumentsText(sets));
}

function write(out: string, text: string): void {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
}

const typeName = ({ schema }: SchemaFile): string => schema.title;
const valueName = (file: SchemaFile): string => typeName(file).replace(/^./, (first) => first.toLowerCase());
const kindName = ({ path }: SchemaFile): string => basename(path, '.json');
const keywordOf = ({ schema }: SchemaFile): DocumentKeyword => schema.document ?? {};

/** `schemas/content/texts/page.json` becomes `app/content/generated/texts/contentPage.ts`. */
const kindModule = (file: SchemaFile): string =>
  join(content, relative('schemas/content', dirname(file.path)), `${valueName(file)}.ts`);

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

const comment = ({ schema }: SchemaFile): string => `/** ${String(schema.description).replaceAll('*/', '* /')} */`;

function kindText(file: SchemaFile, kinds: readonly SchemaFile[]): string {
  const { path, usualId, transcludes, isConsent, merges = [] } = keywordOf(file);
  if (path === undefined) throw new SchemaFault(file.path, '"document" must say the "path" of the documents.');
  const [out, type, module] = [kindModule(file), typeName(file), `${generatedModule(file)}.js`];
  const merged = merges.map((name) => {
    const found = kinds.find((kind) => kindName(kind) === name);
    if (found === undefined)
      throw new SchemaFault(file.path, `"merges" names "${name}", which is no kind of document.`);
    return found;
  });
  const schemaPath = importPath(out, module);
  return [
    `import { check${type}, type ${type} } from '${schemaPath}';`,
    `import type { DocumentKind } from '${importPath(out, join(root, 'app/content/DocumentKind.ts'))}';`,
    ...merged.map((kind) => `import { ${valueName(kind)} } from '${importPath(out, kindModule(kind))}';`),
    '',
    `export type * from '${schemaPath}';`,
    '',
    comment(file),
    `export const ${valueName(file)}: DocumentKind<${type}> = {`,
    `  name: '${kindName(file)}',`,
    `  path: '${path}',`,
    `  check: check${type},`,
    ...(usualId === undefined ? [] : [`  usualId: '${usualId}',`]),
    ...(transcludes ? ['  transcludes: true,'] : []),
    ...(isConsent ? ['  isConsent: true,'] : []),
    ...(merged.length > 0 ? [`  merges: [${merged.map(valueName).join(', ')}],`] : []),
    '};',
    '',
  ].join('\n');
}

function setText(file: SchemaFile): string {
  const out = join(messages, `${valueName(file)}.ts`);
  const [type, module] = [typeName(file), importPath(out, generatedModule(file))];
  const members = Object.entries(keywordOf(file).sets ?? {}).map(
    ([name, member]) =>
      `export const ${name}: MessageSet<${type}['${member}']> = { document: '${kindName(file)}', member: '${member}', shipped: shipped${type}.${member} };\n`,
  );
  return [
    `import type { ${type} } from '${module}.js';`,
    `import { shipped${type} } from '${module}.shipped.js';`,
    "import type { MessageSet } from '../useMessages.ts';",
    '',
    `export type { ${type} };`,
    '',
    comment(file),
    `export const ${valueName(file)}: MessageSet<${type}> = { document: '${kindName(file)}', shipped: shipped${type} };`,
    '',
    ...members,
  ].join('\n');
}

function kindsText(kinds: readonly SchemaFile[]): string {
  const out = join(content, 'kinds.ts');
  const transcluded = kinds.filter((kind) => keywordOf(kind).onlyTranscluded);
  return [
    "import type { DocumentKind } from '../DocumentKind.ts';",
    ...kinds.map((kind) => `import { ${valueName(kind)} } from '${importPath(out, kindModule(kind))}';`),
    '',
    '/** All kinds of documents but those of messages. */',
    `export const kinds: readonly DocumentKind[] = [${kinds.map(valueName).join(', ')}];`,
    '',
    '/** Those that nothing reads but other documents, which transclude parts of them. */',
    `export const transcludedKinds: readonly DocumentKind[] = [${transcluded.map(valueName).join(', ')}];`,
    '',
  ].join('\n');
}

function messageChecksText(sets: readonly SchemaFile[]): string {
  const out = join(content, 'messageChecks.ts');
  return [
    "import type { DocumentCheck } from '#engine';",
    "import type { MessageDocument } from '../../messages/generated/messageDocuments.ts';",
    ...sets.map((file) => `import { check${typeName(file)} } from '${importPath(out, generatedModule(file))}.js';`),
    '',
    "/** What the schemas ask of the app's own messages. The app takes any object; the content check asks for all of it. */",
    'export const messageChecks: Readonly<Record<MessageDocument, DocumentCheck<unknown>>> = {',
    ...sets.map((file) => `  '${kindName(file)}': check${typeName(file)},`),
    '};',
    '',
  ].join('\n');
}

const messageDocumentsText = (sets: readonly SchemaFile[]): string =>
  [
    "/** The names of the documents of messages. Those of the mails are the server's. */",
    `export const messageDocuments = [${sets.map((file) => `'${kindName(file)}'`).join(', ')}] as const;`,
    '',
    'export type MessageDocument = (typeof messageDocuments)[number];',
    '',
  ].join('\n');
