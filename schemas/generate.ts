import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { compile } from 'json-schema-to-typescript';
import { rolldown } from 'rolldown';
import { withoutProse } from './withoutProse.ts';

/**
 * Writes `schemas/generated`: for every schema in `content/` and `api/` one module with its type and its check. The
 * check is Ajv's standalone code, so neither Ajv nor `new Function` reaches a browser. The schemas that these refer to
 * are in `parts/` and among the engine's own schemas.
 */

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const target = join(here, 'generated');
const base = 'schema:///';

interface SchemaFile {
  /** Path in the repository, with forward slashes: `schemas/content/texts/page.json`. */
  readonly path: string;
  readonly schema: AnySchemaObject;
}

function readSchemas(folder: string): SchemaFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = `${folder}/${name.split(sep).join('/')}`;
      return { path, schema: JSON.parse(readFileSync(join(root, path), 'utf8')) };
    });
}

function typeName({ path, schema }: SchemaFile): string {
  const title: unknown = schema.title;
  if (typeof title !== 'string' || !/^[A-Z][A-Za-z0-9]*$/.test(title)) {
    throw new Error(`${path}: "title" must be a TypeScript type name such as "FormDefinition"`);
  }
  return title;
}

/**
 * Ajv's comparison of objects. It calls their `valueOf` and `toString`, so it throws where a document has members of
 * these names.
 */
const compares = 'ajv/dist/runtime/equal';
const comparesTold =
  'beside "uniqueItems", "items" must say in place, not behind "$ref", that it has the type of a plain value';

/** Turns Ajv's module, which still loads helpers with `require`, into one that needs no other module. */
async function standAlone(code: string): Promise<string> {
  const entry = '\0check';
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    plugins: [
      {
        name: 'check',
        resolveId: (id, importer) =>
          id === entry ? id : importer === entry ? fileURLToPath(import.meta.resolve(withExtension(id))) : null,
        load: (id) => (id === entry ? { code, moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: { compress: true, mangle: false } });
  return output[0].code;
}

const withExtension = (id: string): string => (id.endsWith('.js') || !id.includes('/dist/') ? id : `${id}.js`);

async function generate({ path, schema }: SchemaFile, ajv: Ajv): Promise<void> {
  const name = typeName({ path, schema });
  const out = join(target, relative('schemas', path).replace(/\.json$/, ''));
  const up = relative(dirname(out), here).split(sep).join('/');
  const validate = ajv.getSchema(base + path);
  if (!validate) throw new Error(`${path}: could not be compiled`);
  const types = await compile(schema, name, {
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
    `import type { SchemaCheck } from '${up}/SchemaCheck.ts';\n${types}\nexport declare const check${name}: SchemaCheck<${name}>;\n`,
  );
  const code = standaloneCode(ajv, { [`check${name}`]: base + path });
  if (code.includes(compares)) throw new Error(`${path}: ${comparesTold}`);
  writeFileSync(`${out}.js`, await standAlone(code));
}

const parts = [...readSchemas('schemas/parts'), ...readSchemas('engine/schemas')];
const generated = [...readSchemas('schemas/content'), ...readSchemas('schemas/api')];

/** An Ajv instance that knows every schema. */
function createAjv(allErrors: boolean): Ajv {
  const ajv = new Ajv({
    allErrors,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true },
  });
  formats.default(ajv);
  for (const { path, schema } of [...parts, ...generated]) ajv.addSchema(withoutProse(schema), base + path);
  return ajv;
}

/**
 * Anybody may send a request, so its check ends at the first violation. Ajv then checks the size of a list or a text
 * before its content, and a huge one costs nothing. Checks of our documents and replies report every violation.
 */
const checks = { ofRequests: createAjv(false), ofOthers: createAjv(true) };
const isRequest = ({ path }: SchemaFile): boolean => path.endsWith('/request.json');
rmSync(target, { recursive: true, force: true });
for (const file of generated) await generate(file, isRequest(file) ? checks.ofRequests : checks.ofOthers);
console.error(`schemas: ${generated.length} checks generated`);
