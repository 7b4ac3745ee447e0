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
  /** Replays them in the running product, too. */
  readonly browser: boolean;
  /** The address of the running product. */
  readonly server: string;
  /** Only the journeys whose file or name has this text. */
  readonly grep?: string;
  /** Only so many of them, evenly chosen. */
  readonly sample?: number;
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
      browser: { type: 'boolean', default: false },
      server: { type: 'string', default: 'http://127.0.0.1:3000' },
      grep: { type: 'string' },
      sample: { type: 'string' },
    },
  });
  const { sample, ...others } = values;
  if (sample !== undefined && !/^[1-9]\d{0,3}$/.test(sample)) throw new TypeError('--sample is a number of journeys.');
  return {
    ...others,
    ...(sample !== undefined && { sample: Number(sample) }),
    paths: positionals.length > 0 ? positionals : [usualJourneys],
  };
}

interface Replayed {
  readonly file: string;
  readonly name: string;
  readonly deviations: readonly string[];
}

/** Replays journeys once, or generates them; not ok when one of them deviates. */
export async function runJourneys(options: JourneysOptions): Promise<CheckRun> {
  const { paths, content, json, generate, services, browser, server } = options;
  if (generate) return runGenerate({ folder: paths[0] ?? usualJourneys, content, services });
  const files = chooseJourneys(paths.flatMap(readJourneys), options);
  if (browser) {
    // A browser is only loaded where one is asked for.
    const { runBrowser } = await import('./browser/runBrowser.ts');
    return runBrowser({ files, content, server, onGone: console.error });
  }
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

/**
 * The journeys that the options choose. A sample has some of each document, because the files of a document follow each other.
 *
 * @throws Error when none is left
 */
export function chooseJourneys(
  files: readonly JourneyFile[],
  { grep = '', sample = files.length }: Pick<JourneysOptions, 'grep' | 'sample'>,
): readonly JourneyFile[] {
  const named = files.filter(({ file, journey }) => `${file} ${journey?.name ?? ''}`.includes(grep));
  if (named.length === 0) throw new Error(`No journey has "${grep}" in its file or name.`);
  const count = Math.min(sample, named.length);
  return Array.from({ length: count }, (_, index) => named[Math.floor((index * named.length) / count)]).filter(
    (file) => file !== undefined,
  );
}

const formatReplayed = ({ file, name, deviations }: Replayed): string =>
  [`${file}${name === '' ? '' : `: ${name}`}`, ...deviations.map((each) => `  ${each}`), ''].join('\n');

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
