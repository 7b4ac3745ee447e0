import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readDocuments } from '../../check/read/DocumentFile.ts';
import { readChecked } from '../../check/read/readChecked.ts';
import type { CheckRun } from '../../check/runCheck.ts';
import { loadServices } from '../../check/services/readServices.ts';
import { compileAsked } from '../compileAsked.ts';
import type { RecordedJourney } from '../RecordedJourney.ts';
import { formatJourney } from '../record/formatJourney.ts';
import { listCatalogued } from '../replay/openAsked.ts';
import { formatCoverage } from './formatCoverage.ts';
import { type Generated, generateJourneys } from './generateJourneys.ts';

export interface GenerateOptions {
  /** Folder of journeys; what is generated stands in its folder `generated`, in place of what was there. */
  readonly folder: string;
  /** Folder of the documents. */
  readonly content: string;
  readonly services: string;
}

/** Writes the journeys that together take all that documents can come to, and says what they take. */
export async function runGenerate(options: GenerateOptions): Promise<CheckRun> {
  const generated = await generateFrom(options);
  const folder = join(options.folder, 'generated');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Many, and read as a difference: dense.
  const files = generated.journeys.map(
    (journey) => [fileOf(journey), formatJourney(journey, schemaFrom(folder), true)] as const,
  );
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  const bytes = files.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  const written = `${files.length} journeys of ${Math.ceil(bytes / 1000)} KB in all are in ${folder}.`;
  return { ok: true, report: `${formatCoverage(generated)}\n${written}` };
}

export async function generateFrom({ content, services }: Omit<GenerateOptions, 'folder'>): Promise<Generated> {
  const read = await readChecked(listCatalogued(readDocuments(content)));
  return generateJourneys({
    asked: [...compileAsked(read).values()],
    definitions: [...read.definitions, ...read.variants],
    schedulers: read.schedulers.map(({ document }) => document),
    services: await loadServices(services),
  });
}

/** `form-config-in-person-2.json` */
const fileOf = ({ asked, name }: RecordedJourney): string =>
  `${asked.split('/')[0]}-${name.replaceAll(/[^\w-]+/g, '-')}.json`;

const schemaFrom = (folder: string): string =>
  relative(folder, join(import.meta.dirname, '../../../schemas/journeys/recorded-journey.json')).replaceAll('\\', '/');
