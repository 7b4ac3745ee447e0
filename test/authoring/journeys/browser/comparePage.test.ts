import { describe, expect, it } from 'vitest';
import {
  compareMessages,
  comparePage,
  partOf,
  withoutTag,
} from '../../../../authoring/journeys/browser/comparePage.ts';
import { expectedWay } from '../../../../authoring/journeys/browser/ExpectedWay.ts';
import type { Shown } from '../../../../authoring/journeys/browser/readShown.ts';
import { soundVisit, unhappy } from '../soundAsked.ts';

const [first] = expectedWay(soundVisit(), unhappy).pages;
if (first === undefined) throw new Error('The sound documents have no page.');
const page = { ...first, shown: ['firstName', 'isHappy'] };

const shown: Shown = {
  key: '',
  title: page.title,
  prefix: 'P0-0',
  ids: ['firstName', 'firstName__error', 'isHappy', 'isHappy-0', 'isHappy-1'],
  errors: {},
  missing: [],
  path: '/',
  services: undefined,
  isBusy: false,
};

describe('comparePage', () => {
  it.each<readonly [string, Partial<Shown>, readonly string[]]>([
    ['nothing where all is there', {}, []],
    ['another heading', { title: 'Else' }, [`On ${page.at}: the heading should be "${page.title}", and is "Else".`]],
    ['a field that is gone', { ids: ['isHappy-0'] }, [`On ${page.at}: the field "firstName" is not shown.`]],
    ['a word that is gone', { missing: [page.title] }, [`On ${page.at}: "${page.title}" is not to be read.`]],
  ])('says %s', (_name, differs, problems) => {
    expect(comparePage(page, { ...shown, ...differs })).toEqual(problems);
  });

  it('says a field that should be hidden', () => {
    expect(comparePage({ ...page, shown: ['firstName'] }, shown)).toEqual([
      `On ${page.at}: the field "isHappy" is shown, and should be hidden.`,
    ]);
  });
});

describe('compareMessages', () => {
  it('takes the first message of a field, that of a choice at its list, and that of an entry at its own field', () => {
    const says = { '/name': 'Too long. No digits.', '/goals/1': 'Choose one.', '/pets/0/name': 'Give it a name.' };
    const errors = { name: 'Too long.', goals: 'Choose one.', pets_0_name: 'Give it a name.' };
    expect(compareMessages('Here', says, errors)).toEqual([]);
  });

  it('says a message that is missing, is another, or should not be there', () => {
    expect(compareMessages('Here', { '/name': 'Required.' }, {})).toEqual([
      'Here: the message /name should be "Required.", and there is none.',
    ]);
    expect(compareMessages('Here', { '/name': 'Required.' }, { name: 'Too long.' })).toEqual([
      'Here: the message /name should be "Required.", and is "Too long.".',
    ]);
    expect(compareMessages('Here', {}, { name: 'Too long.' })).toEqual([
      'Here: the message of name is "Too long.", and there should be none.',
    ]);
  });
});

describe('withoutTag', () => {
  it('leaves out the note that the app adds, and no other', () => {
    expect(withoutTag({ notes: ['Cough', 'with-care'], phone: '1' })).toEqual({ notes: ['Cough'], phone: '1' });
    expect(withoutTag({ phone: '1' })).toEqual({ phone: '1' });
  });
});

describe('partOf', () => {
  it('leaves out what the app adds to a request, and keeps what differs or is missing', () => {
    const sent = { patient: { name: 'Ada', key: 1 }, dateTime: 'x' };
    expect(partOf(sent, { patient: { name: 'Bob', age: 3 } })).toEqual({ patient: { name: 'Ada' } });
  });
});
