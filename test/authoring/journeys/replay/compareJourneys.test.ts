import { describe, expect, it } from 'vitest';
import type { RecordedJourney } from '../../../../authoring/journeys/RecordedJourney.ts';
import { recordJourney } from '../../../../authoring/journeys/record/recordJourney.ts';
import { compareJourneys } from '../../../../authoring/journeys/replay/compareJourneys.ts';
import { describeDeviation } from '../../../../authoring/journeys/replay/describeDeviation.ts';
import { soundVisit, unhappy } from '../soundAsked.ts';

const recorded = recordJourney(soundVisit(), unhappy);
const [about, more, review] = recorded.pages;
if (about === undefined || more === undefined || review === undefined) throw new Error('The journey has three pages.');

const say = (expected: RecordedJourney): readonly string[] =>
  compareJourneys(expected, recorded).map(describeDeviation);

describe('compareJourneys', () => {
  it('finds nothing in the same journey', () => {
    expect(say(recorded)).toEqual([]);
  });

  it.each<readonly [string, RecordedJourney, string]>([
    [
      'a heading',
      { ...recorded, pages: [{ ...about, title: 'You' }, more, review] },
      'On /about/about: the heading should be "You", and is "About You".',
    ],
    [
      'a field that is gone',
      { ...recorded, pages: [{ ...about, fields: { ...about.fields, age: 'required' } }, more, review] },
      'On /about/about: the field age should be "required", and there is none.',
    ],
    [
      'a field that is new',
      { ...recorded, pages: [about, { ...more, fields: {} }, review] },
      'On /more/more: the field anythingElse is "optional", which the journey does not expect.',
    ],
    [
      'a message',
      {
        ...recorded,
        pages: [
          { ...about, tries: [{ answers: { '/firstName': null }, says: { '/firstName': 'Name?' } }] },
          more,
          review,
        ],
      },
      'On /about/about, with no /firstName: the message /firstName should be "Name?", and is "First name is required.".',
    ],
    [
      'a page that is left out',
      { ...recorded, pages: [about, { ...more, at: '/pets/pets' }, more, review] },
      'After /about/about: the next page should be "/pets/pets", and is "/more/more".',
    ],
    [
      'an outcome',
      { ...recorded, outcome: { is: 'refused' } },
      'At the end: the outcome should be "refused", and is "sent".',
    ],
    [
      'a line of the request',
      { ...recorded, request: { basicInfo: { firstName: 'Ada', age: 7 } } },
      'In the request: basicInfo age should be 7, and there is none.',
    ],
  ])('names %s', (_what, expected, sentence) => {
    expect(say(expected)).toEqual([sentence]);
  });
});
