import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { answerForms } from './answerForms.ts';
import { choose, criteria, heading, open, press, server, user } from './openPrescreenScreen.tsx';
import { changedData, dataPath, questionsPath, smallPrescreen } from './smallPrescreen.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the steps', () => {
  it('are counted, and one is shown at a time', async () => {
    const { path } = open();
    await heading('The kind of physical');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'A few questions first',
    ]);
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(screen.getByText('Physicals')).toBeTruthy();
    await choose('sports');
    await press('Continue');
    await heading('Something personal');
    expect(screen.getByText('2 of 4')).toBeTruthy();
    expect(path()).toBe('/prescreen/2');
    expect(document.activeElement?.textContent).toBe('Something personal');
  });

  it('are not counted where the document says so', async () => {
    open('/prescreen/1', { content: smallPrescreen({ [dataPath]: changedData({ hideStepCount: true }) }) });
    await heading('The kind of physical');
    expect(screen.queryByText(/of 3/)).toBeNull();
  });

  it('may consist of questions only', async () => {
    open('/prescreen/1', { content: smallPrescreen({ [dataPath]: changedData({ steps: [], services: [] }) }) });
    await heading('Do you have a fever?');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(screen.getByText('Questions')).toBeTruthy();
  });

  it('are counted as more where an answer adds some, and never as fewer', async () => {
    const yesNo = (id: string, title: string, more: object = {}) => ({ id, type: 'yesNo', title, ...more });
    const questions = {
      id: 'small',
      title: 'Questions',
      questions: [
        yesNo('pets', 'Do you have pets?'),
        yesNo('legs', 'Do they have legs?', { skipWhen: { '!': { var: 'answers.pets' } } }),
        yesNo('well', 'Are you well?'),
      ],
    };
    const data = changedData({ steps: [], services: [] });
    open('/prescreen/1', { content: smallPrescreen({ [dataPath]: data, [questionsPath]: questions }) });
    await screen.findByText('1 of 2');
    await choose('Yes');
    await screen.findByText('1 of 3');
    await choose('No');
    expect(screen.getByText('1 of 3')).toBeTruthy();
    await press('Continue');
    await heading('Are you well?');
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('stay where they are while something is wrong, and say what', async () => {
    const { path } = open();
    await press('Continue');
    expect(await screen.findByText('There is 1 error on this page')).toBeTruthy();
    expect(path()).toBe('/prescreen/1');
  });

  it.each([
    '/prescreen',
    '/prescreen/2',
    '/prescreen/3',
    '/prescreen/99',
    '/prescreen/0',
    '/prescreen/01',
    '/prescreen/x',
  ])('%s leads to the next uncompleted one, and leaves no trace of itself', async (at) => {
    const { router, path } = open(at);
    await heading('The kind of physical');
    expect(path()).toBe('/prescreen/1');
    await router.navigate(-1);
    expect(path()).toBe('/main');
  });

  it('can be gone back to, up to the first, and keep their answers', async () => {
    const { router, path } = open();
    await answerForms('school');
    expect(path()).toBe('/prescreen/3');
    expect(document.activeElement?.textContent).toBe('Do you have a fever?');
    await press('Back');
    await heading('Something personal');
    expect(document.activeElement?.textContent).toBe('Something personal');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Secret/ }).value).toBe('Grace');
    await press('Back');
    await heading('The kind of physical');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'school' }).checked).toBe(true);
    await router.navigate('/prescreen/3', { state: navigationState(criteria) });
    await heading('Do you have a fever?');
    await router.navigate('/prescreen/1', { state: navigationState(criteria) });
    await heading('The kind of physical');
    await press('Back');
    await screen.findByRole('heading', { name: 'Main' });
    expect(router.state.location.state).toEqual(navigationState(criteria));
  });

  it('that a changed answer has made wrong are the next uncompleted ones', async () => {
    const { router, path } = open();
    await answerForms('school');
    await press('Back');
    await user.clear(await screen.findByRole('textbox', { name: /Secret/ }));
    await user.tab();
    await router.navigate('/prescreen/3', { state: navigationState(criteria) });
    await waitFor(() => expect(path()).toBe('/prescreen/2'));
  });

  it('begin anew once the person is forgotten, as by a reload', async () => {
    const { appServices } = open();
    await answerForms('school');
    appServices.journey.dispatch({ type: 'forgetPerson' });
    await heading('The kind of physical');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'school' }).checked).toBe(false);
  });

  it('say that the answers are gone where the page was reloaded, on the first of them', async () => {
    const gone = 'Your answers are gone. For your privacy we keep them only while this page is open.';
    open('/prescreen/2', { journey: { prescreenGone: 'physicals/61' } });
    await heading('The kind of physical');
    expect(screen.getByText(gone)).toBeTruthy();
    await choose('sports');
    await press('Continue');
    await heading('Something personal');
    expect(screen.queryByText(gone)).toBeNull();
  });

  it.each([
    ['nothing was answered', {}],
    ['another one was begun', { prescreenGone: 'physicals/62' }],
  ])('say nothing of answers where %s', async (_what, journey) => {
    open('/prescreen/1', { journey });
    await heading('The kind of physical');
    expect(screen.queryByText(/^Your answers are gone/)).toBeNull();
  });

  it('are those of one service: for another one nothing is answered', async () => {
    const { router } = open();
    await answerForms('school');
    await router.navigate('/prescreen/2', { state: navigationState({ ...criteria, serviceIds: [62] }) });
    await heading('The kind of physical');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'school' }).checked).toBe(false);
  });
});

it('no answer leaves the memory of the page', async () => {
  const { router, seen } = open();
  await answerForms('sports');
  await choose('No');
  await press('Continue');
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, router.state.location, seen]);
  expect(stored).not.toContain('Grace');
  expect(stored).not.toContain('"sports"');
  expect(stored).not.toContain('fever');
});

it('entering releases what is reserved', async () => {
  const journey = { picked: { appointment: appointment({ slotReservation: { code: 'r-1' } }), provider: clinic } };
  const { appServices, seen } = open('/prescreen/1', { journey });
  await heading('The kind of physical');
  expect(appServices.journey.getState().picked).toEqual({});
  expect(seen.some(({ method, url }) => method === 'DELETE' && url.endsWith('/r-1'))).toBe(true);
});

describe('a guest without a prescreen is sent to the search', () => {
  it.each([
    ['an unknown service', { ...criteria, serviceIds: [999], type: 'Anything' }],
    ['no service', { ...criteria, serviceIds: [], type: '' }],
    ['a category without one', { ...criteria, serviceIds: [30] }],
  ])('%s', async (_, wanted) => {
    const { router, path } = open('/prescreen/2', { wanted, answer: server() });
    // The guest came from there, so that only the way back tells that the prescreen was left again.
    await waitFor(() => expect([router.state.historyAction, path()]).toEqual(['REPLACE', '/main']));
    expect(screen.getByRole('heading', { name: 'Main' })).toBeTruthy();
    expect(router.state.location.state).toEqual(navigationState(wanted));
  });
});
