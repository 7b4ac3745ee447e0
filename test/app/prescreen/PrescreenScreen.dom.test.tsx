import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../../app/journey/search/criteriaFromState.ts';
import { appointment, clinic } from '../journey/fixtures.ts';
import { choose, criteria, heading, open, press, server, user } from './openPrescreenScreen.tsx';
import { changedData, dataPath, questionsPath, smallPrescreen } from './smallPrescreen.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

async function answerForms(kind: string) {
  await choose(kind);
  await press('Continue');
  await heading('Something personal');
  await user.type(screen.getByRole('textbox', { name: /Secret/ }), 'Grace');
  await press('Continue');
  await heading('Do you have a fever?');
}

describe('the steps', () => {
  it('are counted, and one is shown at a time', async () => {
    const { path } = open();
    await heading('The kind of physical');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Prescreening Form',
    ]);
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.getByText('Physicals')).toBeTruthy();
    await choose('sports');
    await press('Continue');
    await heading('Something personal');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(path()).toBe('/prescreen/2');
    expect(document.activeElement?.textContent).toBe('Something personal');
  });

  it('are not counted where the document says so', async () => {
    open('/prescreen/1', { content: smallPrescreen({ [dataPath]: changedData({ hideStepCount: true }) }) });
    await heading('The kind of physical');
    expect(screen.queryByText(/of 3/)).toBeNull();
  });

  it('may be questions alone', async () => {
    open('/prescreen/1', { content: smallPrescreen({ [dataPath]: changedData({ steps: [], services: [] }) }) });
    await heading('Do you have a fever?');
    expect(screen.getByText('1 of 1')).toBeTruthy();
    expect(screen.getByText('Questions')).toBeTruthy();
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
    await router.navigate('/prescreen/3', { state: stateOf(criteria) });
    await heading('Do you have a fever?');
    await router.navigate('/prescreen/1', { state: stateOf(criteria) });
    await heading('The kind of physical');
    await press('Back');
    await screen.findByRole('heading', { name: 'Main' });
    expect(router.state.location.state).toEqual(stateOf(criteria));
  });

  it('that a changed answer has made wrong are the next uncompleted ones', async () => {
    const { router, path } = open();
    await answerForms('school');
    await press('Back');
    await user.clear(await screen.findByRole('textbox', { name: /Secret/ }));
    await user.tab();
    await router.navigate('/prescreen/3', { state: stateOf(criteria) });
    await waitFor(() => expect(path()).toBe('/prescreen/2'));
  });

  it('begin anew once the person is forgotten, as by a reload', async () => {
    const { wiring, path } = open();
    await answerForms('school');
    wiring.journey.dispatch({ type: 'forgetPerson' });
    await heading('The kind of physical');
    expect(path()).toBe('/prescreen/1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'school' }).checked).toBe(false);
  });

  it('are those of one service: for another one nothing is answered', async () => {
    const { router } = open();
    await answerForms('school');
    await router.navigate('/prescreen/2', { state: stateOf({ ...criteria, serviceIds: [62] }) });
    await heading('The kind of physical');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'school' }).checked).toBe(false);
  });
});

describe('the end', () => {
  it('is said, and leads to the results of the services that follow from the answers', async () => {
    const { router, path } = open();
    await answerForms('sports');
    await choose('No');
    await press('Continue');
    await heading('Are you well?');
    await choose('Yes');
    await press('Continue');
    await screen.findByText('You are eligible and will be redirected shortly!');
    await waitFor(() => expect(path()).toBe('/result'), { timeout: 4_000 });
    expect(router.state.location.state).toEqual(stateOf({ ...criteria, serviceIds: [62, 63] }));
    expect(router.state.location.search).toBe('');
    await router.navigate(-1);
    await heading('Are you well?');
    expect(screen.queryByText('You are eligible and will be redirected shortly!')).toBeNull();
    expect(path()).toBe('/prescreen/3');
  });

  it('is not kept by who leaves before the results have come, and answers a form otherwise', async () => {
    const questions = {
      id: 'small',
      title: 'Questions',
      questions: [
        {
          id: 'fever',
          type: 'yesNo',
          title: 'Do you have a fever?',
          answers: [
            { when: { '==': [{ var: 'steps.kind.kind' }, 'other'] }, submitAction: 'failWithErrorMessage' },
            { submitAction: 'schedule' },
          ],
        },
      ],
    };
    const { path, router } = open('/prescreen/1', { content: smallPrescreen({ [questionsPath]: questions }) });
    await answerForms('school');
    await choose('No');
    await press('Continue');
    await screen.findByText('You are eligible and will be redirected shortly!');
    await router.navigate('/prescreen/1', { state: stateOf(criteria) });
    await choose('other');
    await press('Continue');
    await heading('Something personal');
    await press('Continue');
    await heading('Do you have a fever?');
    expect(screen.queryByText('You are eligible and will be redirected shortly!')).toBeNull();
    await press('Continue');
    await screen.findByText('Based on your answers, you are ineligible to continue at this time');
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    expect(path()).toBe('/prescreen/3');
  });

  it('comes after the last question as well', async () => {
    const { path } = open();
    await answerForms('other');
    await choose('No');
    await press('Continue');
    await heading('Are you well?');
    await choose('No');
    await press('Continue');
    await screen.findByText('Last question reached! You will be redirected shortly.');
    await waitFor(() => expect(path()).toBe('/result'), { timeout: 4_000 });
  });

  it('comes at once where there are no questions, for the service wanted where no other follows', async () => {
    const data = { ...changedData({}), questions: undefined };
    const { router, path, wiring } = open('/prescreen/1', { content: smallPrescreen({ [dataPath]: data }) });
    await choose('other');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await press('Continue');
    await user.type(await screen.findByRole('textbox', { name: /Secret/ }), 'Grace');
    await press('Continue');
    await waitFor(() => expect(path()).toBe('/result'));
    expect(router.state.location.state).toEqual(stateOf(criteria));
    expect(wiring.journey.getState().flow.name).toBe('IN_PERSON');
  });

  it('searches from today where nobody said another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 1, 9, 0) });
    const data = { ...changedData({}), questions: undefined };
    const { router, path } = open('/prescreen/1?type=Sports+Physical&location=45202', {
      content: smallPrescreen({ [dataPath]: data }),
    });
    await choose('other');
    await press('Continue');
    await user.type(await screen.findByRole('textbox', { name: /Secret/ }), 'Grace');
    await press('Continue');
    await waitFor(() => expect(path()).toBe('/result'));
    expect(router.state.location.state).toEqual(stateOf({ ...criteria, date: '2027-03-01' }));
    vi.useRealTimers();
  });

  it('does not come for those who are not eligible', async () => {
    const { path } = open();
    await answerForms('sports');
    await choose('Yes');
    await press('Continue');
    await screen.findByText('Based on your answers, you are ineligible to continue at this time');
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    expect(path()).toBe('/prescreen/3');
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

it('entering lets go of what is held', async () => {
  const held = { holder: { appointment: appointment({ reservation: { code: 'r-1' } }), provider: clinic } };
  const { wiring, seen } = open('/prescreen/1', { journey: held });
  await heading('The kind of physical');
  expect(wiring.journey.getState().holder).toEqual({});
  expect(seen.some(({ method, url }) => method === 'DELETE' && url.endsWith('/r-1'))).toBe(true);
});

describe('who has no prescreen goes to main', () => {
  it.each([
    ['an unknown service', { ...criteria, serviceIds: [999], type: 'Anything' }],
    ['no service', { ...criteria, serviceIds: [], type: '' }],
    ['a category without one', { ...criteria, serviceIds: [30] }],
  ])('%s', async (_, wanted) => {
    const { router } = open('/prescreen/2', { wanted, answer: server() });
    await screen.findByRole('heading', { name: 'Main' });
    expect(router.state.location.state).toEqual(stateOf(wanted));
  });
});
