import { readFileSync } from 'node:fs';
import type { Json } from '#engine';
import { routePatterns } from '../../schemas/routes.ts';
import { readDocuments } from '../check/read/DocumentFile.ts';
import { parseJson } from '../check/read/parseJson.ts';
import { readChecked } from '../check/read/readChecked.ts';
import { loadServices } from '../check/services/readServices.ts';
import { guestContext } from '../explain/guestContext.ts';
import { countDays, noAnswers, readAnswers } from '../explain/readAnswers.ts';
import { compileAsked } from '../journeys/compileAsked.ts';
import { listCatalogued } from '../journeys/replay/openAsked.ts';
import { readPart } from '../jsonParts.ts';
import type { PreviewOptions } from './previewOptions.ts';
import { previewPages } from './previewPages.ts';
import { previewSlot } from './previewSlot.ts';

/** Leaves a guest's answers with the running server, and gives the address at which its page shows them. */
export async function runPreview(options: PreviewOptions): Promise<string> {
  const { root, answers: file, age, date, step, server, token } = options;
  const files = listCatalogued(readDocuments(root));
  const read = await readChecked(files);
  const given = file === undefined ? noAnswers : readAnswers(readFileSync(file, 'utf8'), file);
  // The page goes by the clock of its browser.
  const today = new Date().toISOString().slice(0, 10);
  const { date: _day, ...guest } = options;
  const asked = guestContext(
    { ...guest, date: today },
    {
      find: (name) => compileAsked(read, (each) => each === name).get(name),
      schedulers: read.schedulers.map(({ document }) => document),
      services: await loadServices(options.services),
      notes: parseJson(files.find(({ name }) => name === 'notes-data')?.file.text ?? ''),
    },
  );
  const born = readPart(asked.context.known, 'dateOfBirth');
  const answers = new Map<string, Json>([
    ...(age === undefined || born === undefined ? [] : [['dateOfBirth', born] as const]),
    ...[...given.answers].map(([name, answer]) => [name, countDays(answer, today)] as const),
  ]);
  const preview = { slot: previewSlot(asked.context, date ?? today), ...previewPages(asked, answers, step) };
  const name = await leave(preview, server, token);
  const query = token === undefined ? '' : `?controls=${token}`;
  return `${server}${routePatterns.main}${query}#preview=${name}`;
}

async function leave(preview: object, server: string, token: string | undefined): Promise<string> {
  const reply = await fetch(`${server}/reference/previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(preview),
  }).catch(() => undefined);
  if (reply === undefined) throw new Error(`Nothing answers at ${server}: npm start starts the product.`);
  const body: Json = reply.ok ? await reply.json() : null;
  const name = readPart(body, 'name');
  if (typeof name === 'string') return name;
  throw new Error(
    reply.status === 403
      ? 'The server wants --token: what stands after "controls=" in the address that it has printed.'
      : `${server} keeps no previews (${reply.status}): its reference pages are turned off.`,
  );
}
