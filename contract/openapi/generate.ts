import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defaultLimits, type Limit, limitedCalls } from '../../reference-backend/limits/limits.ts';
import { printFaults } from '../../schemas/SchemaFault.ts';
import { generatedFolder, root } from '../../schemas/SchemaFile.ts';
import { callFolders } from '../case/callFolders.ts';
import { clientTypes } from './clientTypes.ts';
import { openApiDocument } from './openApiDocument.ts';
import { sampleRequests } from './sampleRequests.ts';

/** Writes `schemas/generated/openapi.json`, and beside it the types of a client that are made of it. */

printFaults();
const limits = Object.entries(limitedCalls).map(([name, calls]) => ({ sentence: sentenceOf(name), calls }));
const api = join(root, 'schemas/api');
const folders = new Map([...callFolders].map(([name, folder]) => [name, relative(api, folder).split(sep).join('/')]));
const document = openApiDocument({ folders, limits, samples: await sampleRequests() });
writeFileSync(join(generatedFolder, 'openapi.json'), JSON.stringify(document, null, 2));
writeFileSync(join(generatedFolder, 'openapi.client.d.ts'), await clientTypes(document));
console.error(`contract: ${Object.keys(Object(document.paths)).length} paths described in openapi.json`);

function sentenceOf(name: string): string {
  const limits: Readonly<Record<string, Limit>> = defaultLimits;
  const { most = 0, minutes } = limits[name] ?? {};
  return `\`${name}\` ${most}${minutes === undefined ? '' : ` in ${duration(minutes)}`}`;
}

/** '14 days', '1 hour'. */
function duration(minutes: number): string {
  const [amount, unit] =
    minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
