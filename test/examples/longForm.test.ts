import { describe, expect, it } from 'vitest';
import { checkContent } from '../../authoring/check/checkContent.ts';
import { formatProblem } from '../../authoring/check/problems/formatReport.ts';
import { readDocuments } from '../../authoring/check/read/DocumentFile.ts';
import { readJourneys } from '../../authoring/journeys/replay/JourneyFile.ts';
import { openAsked } from '../../authoring/journeys/replay/openAsked.ts';
import { replayJourney } from '../../authoring/journeys/replay/replayJourney.ts';
import { proveContent } from '../../authoring/proof/proveContent.ts';

const root = 'examples/long-form/objects';
const documents = readDocuments(root);
const asked = await openAsked(root);
const steps = asked.get('form-config/camp')?.wizard?.steps ?? [];
const pages = steps.flatMap(({ form }) => form.pages);

describe('the long form', () => {
  it('has 25 pages or more, lists, conditions with names and a review', () => {
    expect(pages.length).toBeGreaterThanOrEqual(25);
    expect(pages.some(({ review }) => review)).toBe(true);
    expect(documents.filter(({ text }) => text.includes('"conditions"')).length).toBeGreaterThan(1);
    expect(
      pages.flatMap(({ schema }) => Object.values(schema.properties)).filter(({ items }) => items?.properties),
    ).not.toEqual([]);
  });

  it('is checked and proven clean', async () => {
    expect((await checkContent(documents)).map(formatProblem)).toEqual([]);
    const { problems, tally } = await proveContent(documents);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(tally.open).toEqual([]);
  }, 120_000);

  it.each(readJourneys('examples/long-form/journeys'))('$file goes as it was recorded', ({ journey }) => {
    expect(journey && replayJourney(asked, journey)).toEqual([]);
    expect(journey?.outcome).toEqual({ is: 'sent' });
  });
});
