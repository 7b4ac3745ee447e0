import { describe, expect, it } from 'vitest';
import { restoreState, type WizardState } from '#engine';
import { recordJourney } from '../../../authoring/journeys/record/recordJourney.ts';
import { readJourneys, usualJourneys } from '../../../authoring/journeys/replay/JourneyFile.ts';
import { openAsked } from '../../../authoring/journeys/replay/openAsked.ts';
import { replayJourney } from '../../../authoring/journeys/replay/replayJourney.ts';

const files = readJourneys(usualJourneys);
const asked = await openAsked('content-fixtures/objects');

describe('the journeys through the shipped documents', () => {
  it('are there for everything that is asked', () => {
    const gone = new Set(files.map(({ journey }) => journey?.asked));
    expect([...asked.keys()].filter((name) => !gone.has(name))).toEqual([]);
  });

  it.each(files)('$file goes as it was recorded', ({ journey, problem }) => {
    expect(problem).toBeUndefined();
    expect(journey && replayJourney(asked, journey)).toEqual([]);
  });

  it('never lead to answers that their form would adapt again, so that the app adapts them once', () => {
    const adapted: string[] = [];
    for (const { file, journey } of files) {
      const plan = asked.get(journey?.asked ?? '');
      const wizard = plan?.wizard;
      if (!journey || !wizard) continue;
      const check = (state: WizardState) => {
        if (restoreState(wizard, state, journey.context) !== state) adapted.push(`${file}: ${state.position.page}`);
      };
      recordJourney(plan, journey, { onPageArrival: check, onPage: (_view, after) => check(after) });
    }
    expect(adapted).toEqual([]);
  });
});
