import { describe, expect, it } from 'vitest';
import type { ToldJourney } from '../../../../authoring/journeys/RecordedJourney.ts';
import { recordJourney } from '../../../../authoring/journeys/record/recordJourney.ts';
import { compareJourneys } from '../../../../authoring/journeys/replay/compareJourneys.ts';
import { describeDeviation } from '../../../../authoring/journeys/replay/describeDeviation.ts';
import { openAsked } from '../../../../authoring/journeys/replay/openAsked.ts';
import { checkRecordedJourney } from '../../../../schemas/generated/journeys/recorded-journey.js';
import { soundVisit, unhappy } from '../soundAsked.ts';
import { visitForOther } from '../visitForOther.ts';

const shipped = await openAsked('content-fixtures/objects');

function record(told: ToldJourney) {
  const asked = shipped.get(told.asked);
  if (asked === undefined) throw new Error(`Nothing asks "${told.asked}".`);
  return recordJourney(asked, told);
}

describe('recordJourney', () => {
  it('writes down pages, fields, what is said of tries, and what is sent', () => {
    expect(recordJourney(soundVisit(), unhappy)).toEqual({
      name: 'Somebody unhappy',
      asked: 'form-config/visit',
      context: { today: '2027-03-01' },
      pages: [
        {
          at: '/about/about',
          title: 'About You',
          fields: {
            firstName: 'required',
            birthday: 'optional',
            pet: 'optional',
            isHappy: 'optional',
            reasons: 'optional',
          },
          tries: [
            { answers: { '/firstName': null }, says: { '/firstName': 'First name is required.' } },
            { answers: { '/isHappy': true }, to: '/more/more' },
          ],
          answers: { '/firstName': 'Ada', '/isHappy': false },
        },
        {
          at: '/more/more',
          title: 'More',
          fields: { anythingElse: 'optional' },
          answers: { '/anythingElse': 'It hurts.' },
        },
        { at: '/more/review', title: 'Review', answers: {} },
      ],
      outcome: { is: 'sent' },
      request: { basicInfo: { firstName: 'Ada' } },
    });
  });

  it('writes down in which voice of its form a page speaks', () => {
    const record = (visitFor: string) =>
      recordJourney(visitForOther(), {
        name: visitFor,
        asked: 'form-config/visit-for-other',
        context: { today: '2027-03-01' },
        pages: [
          { at: '/who/who', answers: { '/visitFor': visitFor, '/name': 'Ada' } },
          { at: '/health/health', answers: { '/hasReferral': true } },
        ],
      });
    expect(record('My child').pages.map(({ voice }) => voice)).toEqual([undefined, 1]);
    expect(compareJourneys(record('My child'), record('Me')).map(describeDeviation)).toEqual([
      'On /health/health: the voice should be 1, and there is none.',
    ]);
    expect(checkRecordedJourney(record('My child'))).toBe(true);
  });

  it('ends where Continue is refused, and says why', () => {
    const told = { ...unhappy, pages: [{ at: '/about/about', answers: {} }] };
    const { pages, outcome, request } = recordJourney(soundVisit(), told);
    expect(pages).toHaveLength(1);
    expect(outcome).toEqual({
      is: 'refused',
      at: '/about/about',
      violations: { '/firstName': 'First name is required.' },
    });
    expect(request).toBeUndefined();
  });

  it('ends at the first page without recorded answers', () => {
    const told = { ...unhappy, pages: unhappy.pages.slice(0, 1) };
    expect(recordJourney(soundVisit(), told).outcome).toEqual({ is: 'unanswered', at: '/more/more' });
  });

  it('does not change its input, and records its own output unchanged', () => {
    const before = structuredClone(unhappy);
    const recorded = recordJourney(soundVisit(), unhappy);
    expect(unhappy).toEqual(before);
    expect(recordJourney(soundVisit(), recorded)).toEqual(recorded);
    expect(checkRecordedJourney(recorded)).toBe(true);
  });

  const dot = {
    name: 'A driver',
    asked: 'prescreen-data/dot_physicals',
    context: { flow: 'IN_PERSON', today: '2027-03-01' },
  };
  it('goes on to the questions of a prescreen: options, words of a try that ends it, and of the end', () => {
    const { outcome: start } = record({ ...dot, pages: [] });
    const { pages, outcome } = record({
      ...dot,
      pages: [
        {
          at: start.at ?? '',
          answers: { '/employer': 'Not employed as a driver yet', '/hasDrugScreening': false },
        },
        { at: '/licenseState', answers: { '/licenseState': 'OH' } },
        { at: '/crossesStates', answers: { '/crossesStates': true } },
        {
          at: '/birthDate',
          tries: [{ answers: { '/birthDate': '2027-03-01' } }, { answers: { '/birthDate': '1990-01-01' } }],
          answers: { '/birthDate': '2006-03-02' },
        },
      ],
    });
    const message = 'Drivers who cross state lines must be 21 years or older.';
    expect(pages.find(({ at }) => at === '/licenseState')?.options).toHaveLength(51);
    expect(pages.at(-1)?.tries).toEqual([
      { answers: { '/birthDate': '2027-03-01' }, says: { '/birthDate': 'Date must be in the past.' } },
      { answers: { '/birthDate': '1990-01-01' }, to: '/reason' },
    ]);
    expect(outcome).toEqual({ is: 'notEligible', at: '/birthDate', says: message });
  });
});
