import { chromium } from '@playwright/test';
import { disabledFeatures, systemChromium } from '../../../tools/browser.ts';
import { listCategories } from '../../check/checks/NamedCategory.ts';
import { readDocuments } from '../../check/read/DocumentFile.ts';
import { readChecked } from '../../check/read/readChecked.ts';
import type { CheckRun } from '../../check/runCheck.ts';
import { compileAsked } from '../compileAsked.ts';
import type { JourneyFile } from '../replay/JourneyFile.ts';
import { listCatalogued } from '../replay/openAsked.ts';
import { replayJourney } from '../replay/replayJourney.ts';
import { type BrowserReplay, replayInBrowser } from './replayInBrowser.ts';

export interface BrowserRun {
  readonly files: readonly JourneyFile[];
  /** Folder of the documents: those that the running product has. */
  readonly content: string;
  /** The address of the running product. */
  readonly server: string;
  /** Told of each journey once it is gone, because all of them take minutes. */
  readonly onGone: (line: string) => void;
}

interface Gone extends BrowserReplay {
  readonly file: string;
}

/**
 * Replays journeys in Chromium in the running product, each after the engine; not ok when one of them deviates.
 *
 * @throws Error when nothing answers at the address, or when there is no Chromium
 */
export async function runBrowser({ files, content, server, onGone }: BrowserRun): Promise<CheckRun> {
  const read = await readChecked(listCatalogued(readDocuments(content)));
  const asked = compileAsked(read);
  const categories = read.schedulers.flatMap(({ document }) => listCategories(document).slice(1));
  const categoryOf = (prescreen: string): string | undefined =>
    categories.find(({ config }) => config.prescreenType === prescreen)?.category;
  await fetch(server).catch(() => {
    throw new Error(`Nothing answers at ${server}: npm start starts the product, --server names another address.`);
  });
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--disable-features=${disabledFeatures.join()}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const gone: Gone[] = [];
  try {
    for (const { file, journey, problem } of files) {
      const plan = journey && asked.get(journey.asked);
      const before = journey ? replayJourney(asked, journey) : [problem ?? ''];
      const replay: BrowserReplay =
        journey === undefined || plan === undefined || before.length > 0
          ? { deviations: before, leftOut: 0 }
          : await replayInBrowser({ browser, server, categoryOf }, plan, journey);
      gone.push({ file, ...replay });
      onGone(`${gone.length} of ${files.length}: ${file}`);
    }
  } finally {
    await browser.close();
  }
  return formatRun(gone);
}

/** The report: what deviates, what cannot be gone with the reason, and how much was gone. */
export function formatRun(gone: readonly Gone[]): CheckRun {
  const deviating = gone.filter(({ deviations }) => deviations.length > 0);
  const notGone = gone.filter(({ why }) => why !== undefined);
  const leftOut = gone.reduce((sum, each) => sum + each.leftOut, 0);
  const count = gone.length - notGone.length;
  return {
    ok: deviating.length === 0,
    report: [
      ...deviating.flatMap(({ file, deviations }) => [file, ...deviations.map((each) => `  ${each}`), '']),
      ...notGone.map(({ file, why }) => `Not in the app: ${file}: ${why}`),
      `${count} of ${gone.length} journeys gone in the app, ${deviating.length} not as the engine has them; ${leftOut} tries left out, which lead to another page.`,
    ].join('\n'),
  };
}
