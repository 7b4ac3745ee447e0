import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type AnySchemaObject, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { compile } from 'json-schema-to-typescript';
import { rolldown } from 'rolldown';
import { SchemaFault, workOn } from '../SchemaFault.ts';
import { root, type SchemaFile } from '../SchemaFile.ts';
import { withoutProse } from '../withoutProse.ts';

const base = 'schema:///';

/** Where the helpers of Ajv are. */
const { resolve } = createRequire(import.meta.url);

/**
 * How checks report violations: all of them or only the first, and each with the schema around it or without, and with
 * Ajv's own sentence or without; and the formats of texts that they know besides those of ajv-formats.
 */
type CheckOptions = Pick<Options, 'allErrors' | 'verbose' | 'messages' | 'formats'>;

/** An Ajv instance that knows these schemas and writes the code of their checks. */
export function createAjv(files: readonly SchemaFile[], options: CheckOptions): Ajv {
  const ajv = new Ajv({
    inlineRefs: false,
    ...options,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true },
  });
  formats.default(ajv);
  for (const { path, schema } of files) workOn(path, () => ajv.addSchema(withoutProse(schema), base + path));
  return ajv;
}

/**
 * Ajv's comparison of objects. It calls their `valueOf` and `toString`, so it throws where a document has members of
 * these names.
 */
const comparison = 'ajv/dist/runtime/equal';
const comparisonError =
  'beside "uniqueItems", "items" must say in place, not behind "$ref", that it has the type of a plain value.';

/** Turns Ajv's module, which still loads helpers with `require`, into one that needs no other module. */
async function standAlone(code: string): Promise<string> {
  const entry = '\0check';
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    plugins: [
      {
        name: 'check',
        resolveId: (id, importer) => (id === entry ? id : importer === entry ? resolve(id) : null),
        load: (id) => (id === entry ? { code, moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: { compress: true, mangle: false } });
  return output[0].code;
}

/**
 * The schema with the type of its templates, which json-schema-to-typescript takes from the keyword `tsType`. A text
 * gets no type of its own name: the same titles stand at many texts.
 */
function typedSchema(schema: AnySchemaObject): AnySchemaObject {
  return JSON.parse(JSON.stringify(schema), (_name, value) => {
    if (value?.type !== 'string' || value.contentMediaType === undefined) return value;
    const { title: _title, placeholders, ...text } = value;
    return Array.isArray(placeholders) ? { ...text, tsType: templateType(placeholders) } : text;
  });
}

const templateType = (names: readonly unknown[]): string =>
  `Template<${names.map((name) => `'${String(name)}'`).join(' | ')}>`;

const templateImport = (types: string, checkModule: string): string =>
  types.includes('Template<')
    ? `import type { Template } from '${checkModule.replace('SchemaCheck.ts', 'Template.ts')}';\n`
    : '';

/** The type of a check: its name, and the module that declares it. */
interface CheckType {
  readonly name: string;
  readonly from: string;
}

/**
 * Writes the module of a schema: its type and its check, which is Ajv's standalone code.
 *
 * @param out path of the module, without its ending
 */
export async function writeCheck(file: SchemaFile, ajv: Ajv, out: string, type: CheckType): Promise<void> {
  const { path, schema } = file;
  const name: string = schema.title;
  workOn(path, () => ajv.getSchema(base + path));
  const types = await compile(typedSchema(schema), name, {
    cwd: dirname(join(root, path)),
    bannerComment: '',
    additionalProperties: false,
    strictIndexSignatures: true,
    unknownAny: true,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(
    `${out}.d.ts`,
    `import type { ${type.name} } from '${type.from}';\n${templateImport(types, type.from)}${types}\nexport declare const check${name}: ${type.name}<${name}>;\n`,
  );
  const code = standaloneCode(ajv, { [`check${name}`]: base + path });
  if (code.includes(comparison)) throw new SchemaFault(path, comparisonError);
  writeFileSync(`${out}.js`, await standAlone(code));
}
