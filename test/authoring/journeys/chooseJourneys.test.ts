import { expect, it } from 'vitest';
import { chooseJourneys, journeysOptions } from '../../../authoring/journeys/runJourneys.ts';

const files = ['a-1', 'a-2', 'a-3', 'a-4', 'b-1', 'b-2'].map((name) => ({ file: `${name}.json` }));
const names = (chosen: readonly { readonly file: string }[]) => chosen.map(({ file }) => file.replace('.json', ''));

it('takes all journeys, those with a text in their file, or some of each document', () => {
  expect(chooseJourneys(files, {})).toEqual(files);
  expect(names(chooseJourneys(files, { grep: 'b-' }))).toEqual(['b-1', 'b-2']);
  expect(names(chooseJourneys(files, { sample: 3 }))).toEqual(['a-1', 'a-3', 'b-1']);
  expect(names(chooseJourneys(files, { sample: 99 }))).toEqual(names(files));
});

it('says when no journey is left, and when a sample is no number', () => {
  expect(() => chooseJourneys(files, { grep: 'c-' })).toThrow('No journey has "c-" in its file or name.');
  expect(() => journeysOptions(['--sample', 'few'])).toThrow('--sample is a number of journeys.');
});
