import { describe, expect, it } from 'vitest';
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
});
