import { parseArgs } from 'node:util';
import { usualRoot } from '../check/CheckOptions.ts';
import type { CheckRun } from '../check/runCheck.ts';
import { usualServices } from '../check/services/readServices.ts';
import { runGenerate } from './generate/runGenerate.ts';
import { type JourneyFile, readJourneys, usualJourneys } from './replay/JourneyFile.ts';
import { openAsked } from './replay/openAsked.ts';
import { replayJourney } from './replay/replayJourney.ts';

export interface JourneysOptions {
  /** The journeys: files, or folders of them. */
  readonly paths: readonly string[];
  /** Folder of the documents. */
  readonly content: string;
  readonly json: boolean;
  /** Writes journeys instead of replaying them. */
  readonly generate: boolean;
  readonly services: string;
}

/** @throws TypeError for an unknown option */
export function journeysOptions(args: readonly string[]): JourneysOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      content: { type: 'string', default: usualRoot },
      json: { type: 'boolean', default: false },
      generate: { type: 'boolean', default: false },
      services: { type: 'string', default: usualServices },
    },
  });
  return { ...values, paths: positionals.length > 0 ? positionals : [usualJourneys] };
}

interface Replayed {
  readonly file: string;
  readonly name: string;
  readonly deviations: readonly string[];
}

/** Replays journeys once, or generates them; not ok when one of them deviates. */
export async function runJourneys({ paths, content, json, generate, services }: JourneysOptions): Promise<CheckRun> {
  if (generate) return runGenerate({ folder: paths[0] ?? usualJourneys, content, services });
  const files = paths.flatMap(readJourneys);
  const asked = await openAsked(content);
  const replayed = files.map(({ file, journey, problem }: JourneyFile): Replayed => {
    if (journey === undefined) return { file, name: '', deviations: [problem ?? ''] };
    return { file, name: journey.name, deviations: replayJourney(asked, journey) };
  });
  const deviating = replayed.filter(({ deviations }) => deviations.length > 0);
  if (json) return { ok: deviating.length === 0, report: JSON.stringify(deviating, null, 2) };
  const summary =
    deviating.length === 0
      ? `${count(files.length, 'journey')} replayed, each as it was recorded.`
      : `${deviating.length} of ${count(files.length, 'journey')} no longer as recorded.`;
  return { ok: deviating.length === 0, report: [...deviating.map(formatReplayed), summary].join('\n') };
}

const formatReplayed = ({ file, name, deviations }: Replayed): string =>
  [`${file}${name === '' ? '' : `: ${name}`}`, ...deviations.map((each) => `  ${each}`), ''].join('\n');

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
