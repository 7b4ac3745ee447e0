import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { answerForms } from './answerForms.ts';
import { extendPause } from './extendPause.ts';
import { choose, criteria, heading, open, press, user } from './openPrescreenScreen.tsx';
import { changedData, dataPath, questionsPath, smallPrescreen } from './smallPrescreen.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

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
    expect(router.state.location.state).toEqual(navigationState({ ...criteria, serviceIds: [62, 63] }));
    expect(router.state.location.search).toBe('');
    await router.navigate(-1);
    await heading('Are you well?');
    expect(screen.queryByText('You are eligible and will be redirected shortly!')).toBeNull();
    expect(path()).toBe('/prescreen/3');
  });

  it('makes the difference between a prescreen that is left half way and one that is over, to analytics', async () => {
    const { appServices, path, reported, router } = open();
    const leave = () => appServices.journey.dispatch({ type: 'forgetPerson' });
    const told = () => reported.flatMap((event) => (event.type === 'formAbandonment' ? [event.stepId] : []));
    await answerForms('sports');
    await choose('No');
    await act(async () => leave());
    expect(told()).toEqual(['eligibility']);
    await answerForms('other');
    await choose('No');
    await press('Continue');
    await heading('Are you well?');
    await choose('Yes');
    await press('Continue');
    await waitFor(() => expect(path()).toBe('/result'), { timeout: 4_000 });
    await router.navigate(-1);
    await heading('Are you well?');
    await act(async () => leave());
    expect(told()).toEqual(['eligibility']);
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
    const held = extendPause();
    const { path, router } = open('/prescreen/1', { content: smallPrescreen({ [questionsPath]: questions }) });
    await answerForms('school');
    await choose('No');
    await press('Continue');
    await screen.findByText('You are eligible and will be redirected shortly!');
    await router.navigate('/prescreen/1', { state: navigationState(criteria) });
    await choose('other');
    await press('Continue');
    await heading('Something personal');
    await press('Continue');
    await heading('Do you have a fever?');
    expect(screen.queryByText('You are eligible and will be redirected shortly!')).toBeNull();
    await press('Continue');
    await screen.findByText('Based on your answers, you are ineligible to continue at this time');
    held.end();
    expect(path()).toBe('/prescreen/3');
  });

  it('comes after the last question as well, once there was time to read of it', async () => {
    const held = extendPause();
    const { path } = open();
    await answerForms('other');
    await choose('No');
    await press('Continue');
    await heading('Are you well?');
    await choose('No');
    await press('Continue');
    await screen.findByText('Last question reached! You will be redirected shortly.');
    expect(path()).toBe('/prescreen/3');
    held.end();
    await waitFor(() => expect(path()).toBe('/result'), { timeout: 4_000 });
  });

  it('comes at once where there are no questions, for the service wanted where no other follows', async () => {
    const data = { ...changedData({}), questions: undefined };
    const { router, path, appServices } = open('/prescreen/1', { content: smallPrescreen({ [dataPath]: data }) });
    await choose('other');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await press('Continue');
    await user.type(await screen.findByRole('textbox', { name: /Secret/ }), 'Grace');
    await press('Continue');
    await waitFor(() => expect(path()).toBe('/result'));
    expect(router.state.location.state).toEqual(navigationState(criteria));
    expect(appServices.journey.getState().flow.name).toBe('IN_PERSON');
    expect(appServices.journey.getState().prescreened).toEqual([{ type: 'physicals', serviceIds: [61] }]);
  });

  it('keeps what it sends with the booking of the services that it leads to', async () => {
    const secret = {
      id: 'secret',
      title: 'Secret',
      pages: [
        {
          name: 'secret',
          title: 'Something personal',
          schema: { type: 'object', properties: { secret: { type: 'string', title: 'Secret' } } },
        },
      ],
      payload: [{ from: '/secret', to: '/questionnaire/additional/secret' }],
    };
    const data = { ...changedData({}), questions: undefined };
    const content = smallPrescreen({ [dataPath]: data, 'form-definition/1.0.0/scheduler/secret.json': secret });
    const { path, appServices, router } = open('/prescreen/1', { content });
    await choose('sports');
    await press('Continue');
    await user.type(await screen.findByRole('textbox', { name: /Secret/ }), 'Grace');
    await press('Continue');
    await waitFor(() => expect(path()).toBe('/result'));
    expect(appServices.journey.getState().forwarded).toEqual({
      serviceIds: [62, 63],
      payload: { questionnaire: { additional: [{ id: 'secret', label: 'Secret', value: 'Grace' }] } },
    });
    expect(JSON.stringify(router.state.location)).not.toContain('Grace');
  });

  it('passes on to the form after it what need not be asked again', async () => {
    const known = { state: { if: [{ '==': [{ var: 'steps.kind.kind' }, 'other'] }, 'OH', 'KY'] } };
    const data = { ...changedData({ known }), questions: undefined };
    const { path, appServices } = open('/prescreen/1', { content: smallPrescreen({ [dataPath]: data }) });
    await choose('other');
    await press('Continue');
    await user.type(await screen.findByRole('textbox', { name: /Secret/ }), 'Grace');
    await press('Continue');
    await waitFor(() => expect(path()).toBe('/result'));
    expect(appServices.journey.getState().priorAnswers).toEqual({ state: 'OH' });
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
    expect(router.state.location.state).toEqual(navigationState({ ...criteria, date: '2027-03-01' }));
    vi.useRealTimers();
  });

  it('is not shown to ineligible guests', async () => {
    const held = extendPause();
    const { path } = open();
    await answerForms('sports');
    await choose('Yes');
    await press('Continue');
    await screen.findByText('Based on your answers, you are ineligible to continue at this time');
    held.end();
    expect(path()).toBe('/prescreen/3');
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
    await press('Continue');
    expect(path()).toBe('/prescreen/3');
    const phone = await screen.findByRole('link', { name: '888-852-2567' });
    expect(phone.getAttribute('href')).toBe('tel:+1-888-852-2567');
  });

  it('leads ineligible guests to another visit near the same place', async () => {
    const { path, router } = open();
    await answerForms('sports');
    await choose('Yes');
    expect(screen.queryByRole('link', { name: 'Choose another visit type' })).toBeNull();
    await press('Continue');
    await user.click(await screen.findByRole('link', { name: 'Choose another visit type' }));
    expect(path()).toBe('/main');
    const { type: _other, ...search } = criteria;
    expect(router.state.location.state).toEqual(navigationState({ ...search, serviceIds: [] }));
  });

  it('is counted question by question, and those that an answer brings', async () => {
    const questions = {
      id: 'small',
      title: 'Questions',
      questions: [
        { id: 'first', type: 'yesNo', title: 'Do you have a fever?', answers: [{}] },
        {
          id: 'again',
          type: 'yesNo',
          title: 'Was it long ago?',
          skipWhen: { var: 'answers.first' },
          answers: [{}],
        },
        { id: 'last', type: 'yesNo', title: 'Are you well?', answers: [{}] },
      ],
    };
    open('/prescreen/1', { content: smallPrescreen({ [questionsPath]: questions }) });
    await answerForms('sports');
    expect(screen.getByText('3 of 4')).toBeTruthy();
    await choose('Yes');
    expect(screen.getByText('3 of 4')).toBeTruthy();
    await press('Continue');
    await heading('Are you well?');
    expect(screen.getByText('4 of 4')).toBeTruthy();
    await press('Back');
    await choose('No');
    await press('Continue');
    await heading('Was it long ago?');
    expect(screen.getByText('4 of 5')).toBeTruthy();
  });
});
