import { expect, it } from 'vitest';
import { expectedWay, readTexts } from '../../../../authoring/journeys/browser/ExpectedWay.ts';
import { soundVisit, unhappy } from '../soundAsked.ts';

it('says of each page what a guest reads there, and of each try what is said of it', () => {
  const way = expectedWay(soundVisit(), unhappy);
  expect(way.pages.map(({ at }) => at)).toEqual(['/about/about', '/more/more', '/more/review']);
  const [about] = way.pages;
  expect(about).toMatchObject({
    shown: ['firstName', 'birthday', 'pet', 'isHappy', 'reasons'],
    answers: { firstName: 'Ada', isHappy: false },
  });
  expect(about?.words).toContain(about?.title);
  expect(about?.tries).toEqual([{ answers: { isHappy: false }, says: { '/firstName': 'First name is required.' } }]);
  expect(way).toMatchObject({ outcome: { is: 'sent' }, leftOut: 1 });
  expect(Object.keys(way.request)).not.toEqual([]);
});

it('ends with the page for which there are no answers', () => {
  const way = expectedWay(soundVisit(), { ...unhappy, pages: unhappy.pages.slice(0, 1) });
  expect(way.pages.map(({ at }) => at)).toEqual(['/about/about', '/more/more']);
  expect(way.outcome).toEqual({ is: 'unanswered', at: '/more/more' });
});

it('reads texts with markup piece by piece', () => {
  expect(readTexts('<p>Tea &amp; <b>milk</b></p>')).toEqual(['Tea &', 'milk']);
  expect(readTexts('3 &lt; 4')).toEqual(['3 < 4']);
});
