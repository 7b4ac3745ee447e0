import { expect, it } from 'vitest';
import { formatJourney } from '../../../../authoring/journeys/record/formatJourney.ts';
import { recordJourney } from '../../../../authoring/journeys/record/recordJourney.ts';
import { parseJourney } from '../../../../authoring/journeys/replay/JourneyFile.ts';
import { soundVisit, unhappy } from '../soundAsked.ts';

const recorded = recordJourney(soundVisit(), unhappy);

it('writes a journey that is read as the same', () => {
  const { journey } = parseJourney(formatJourney(recorded, 'schema.json'));
  expect(journey).toEqual({ $schema: 'schema.json', ...recorded });
});

it('breaks a line only where it is too long, and writes members in one order', () => {
  const { outcome, pages, ...others } = recorded;
  const text = formatJourney({ outcome, pages, ...others }, 'schema.json');
  expect(text).toBe(formatJourney(recorded, 'schema.json'));
  expect(text).toContain('  "context": { "today": "2027-03-01" },\n');
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
});
