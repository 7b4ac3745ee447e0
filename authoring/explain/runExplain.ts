import { readFileSync } from 'node:fs';
import type { Json } from '#engine';
import { describeExplanation } from '#engine/explain';
import type { CheckedDocuments } from '../check/read/CheckedDocuments.ts';
import { type DocumentFile, readDocuments } from '../check/read/DocumentFile.ts';
import { parseJson } from '../check/read/parseJson.ts';
import { readChecked } from '../check/read/readChecked.ts';
import { loadServices } from '../check/services/readServices.ts';
import { compileAsked } from '../journeys/compileAsked.ts';
import { listCatalogued } from '../journeys/replay/openAsked.ts';
import { readPart } from '../jsonParts.ts';
import { explainNamed } from './explainNamed.ts';
import type { ExplainOptions } from './explainOptions.ts';
import { fillAnswers } from './fillAnswers.ts';
import { type AskedGuest, guestContext, type Surroundings } from './guestContext.ts';
import { locateReasons } from './locateReasons.ts';
import { countDays, type GivenAnswers, noAnswers, readAnswers } from './readAnswers.ts';

/** Why what has this name is as it is for a guest, and the smallest change that turns it; each rule with its line. */
export async function runExplain(options: ExplainOptions): Promise<string> {
  const { root, answers: file, field } = options;
  const files = listCatalogued(readDocuments(root));
  const read = await readChecked(files);
  const given = file === undefined ? noAnswers : readAnswers(readFileSync(file, 'utf8'), file);
  const guest = askedGuest(options, given, {
    find: (name) => compileAsked(read, (each) => each === name).get(name),
    schedulers: read.schedulers.map(({ document }) => document),
    services: await loadServices(options.services),
    notes: parseJson(
      textOf(
        files.map((each) => each.file),
        'notes-data/1.0.0/scheduler/notes-data.json',
      ),
    ),
  });
  const { plan, context } = guest;
  const answers = new Map([
    ...(options.age === undefined ? [] : birthdays(read, guest)),
    ...[...given.answers].map(([name, each]) => [name, countDays(each, String(context.today))] as const),
  ]);
  const explained = explainNamed(guest, fillAnswers(plan, context, answers), field);
  const located = locateReasons(files);
  return explained
    .map(({ heading, explanation }) => [heading, ...describeExplanation(located(explanation))].join('\n'))
    .join('\n\n');
}

/** The questions for the date of birth, which a guest of a given age has answered. A form takes it from what is known. */
function birthdays(
  { questionnaires }: CheckedDocuments,
  { plan, context }: AskedGuest,
): readonly (readonly [string, Json])[] {
  const born = readPart(context.known, 'dateOfBirth');
  const asked = questionnaires.find(({ name }) => name === plan.questions?.document)?.document.questions ?? [];
  return born === undefined
    ? []
    : asked.flatMap(({ id, meaning }) => (meaning === 'dateOfBirth' ? [[id, born] as const] : []));
}

/** A journey says itself what is asked, and of whom; the options count otherwise. */
function askedGuest(options: ExplainOptions, { asked, context }: GivenAnswers, surroundings: Surroundings): AskedGuest {
  const plan = asked === undefined ? undefined : surroundings.find(asked);
  return plan && context ? { plan, context } : guestContext(options, surroundings);
}

const textOf = (files: readonly DocumentFile[], sought: string): string =>
  files.find(({ path }) => path === sought)?.text ?? '';
