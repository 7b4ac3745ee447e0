import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { textFormats } from '../engine/core/validation/textFormats.ts';
import { forgetGenerated } from './generationStamp.ts';
import { printFaults } from './SchemaFault.ts';
import { generatedFolder, generatedModule, readSchemas, type SchemaFile } from './SchemaFile.ts';
import { withTextFormats } from './withTextFormats.ts';
import { createAjv, writeCheck } from './write/writeCheck.ts';
import { writeDocuments } from './write/writeDocuments.ts';

/**
 * Writes `schemas/generated`: for every schema in `content/`, `api/`, `analytics/` and `journeys/` one module with its type and its check. The
 * check is Ajv's standalone code, so neither Ajv nor `new Function` reaches a browser. The schemas that these refer to
 * are in `parts/` and among the engine's own schemas. The shipped documents that stand beside are left alone: they are
 * written once the check, which needs these modules, has found nothing wrong (`authoring/ship.ts`). Beside the app stand
 * the modules by which it reads its documents (`writeDocuments.ts`).
 */

printFaults();
const here = import.meta.dirname;
const content = readSchemas('schemas/content');
const generated = [...content, ...['schemas/api', 'schemas/analytics', 'schemas/journeys'].flatMap(readSchemas)];
const all = [...readSchemas('schemas/parts'), ...readSchemas('engine/schemas'), ...generated];

/**
 * Anybody may send a request, so its check ends at the first violation. Ajv then checks the size of a list or a text
 * before its content, and a huge one costs nothing. What it lets through has no characters that the page would refuse:
 * both have the formats of the engine. Checks of our documents and replies report every violation. Those
 * of documents say it without Ajv's sentences, which nobody reads: the engine has its own, and the checks are smaller.
 */
const checks = {
  ofRequests: createAjv(
    all.map(({ path, schema }) => ({ path, schema: withTextFormats(schema) })),
    { allErrors: false, formats: textFormats },
  ),
  ofDocuments: createAjv(all, { allErrors: true, messages: false }),
  ofOthers: createAjv(all, { allErrors: true }),
};

function pickChecks({ path }: SchemaFile) {
  if (path.endsWith('/request.json')) return checks.ofRequests;
  return path.startsWith('schemas/content/') ? checks.ofDocuments : checks.ofOthers;
}

forgetGenerated();
const stale = existsSync(generatedFolder) ? readdirSync(generatedFolder, { recursive: true, encoding: 'utf8' }) : [];
const ours = stale.filter((name) => /(?<!\.shipped)(?:\.d\.ts|\.js)$/.test(name));
await Promise.all(ours.map((name) => rm(join(generatedFolder, name))));
// All at once: a second processor bundles one while the next is compiled.
await Promise.all(
  generated.map(async (file) => {
    const out = generatedModule(file);
    const from = `${relative(dirname(out), here).split(sep).join('/')}/SchemaCheck.ts`;
    await writeCheck(file, pickChecks(file), out, { name: 'SchemaCheck', from });
  }),
);
writeDocuments(content);
console.error(`schemas: ${generated.length} checks generated`);
