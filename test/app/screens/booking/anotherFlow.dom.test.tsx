import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WizardState } from '#engine';
import { open, press, reserved, startWide, user } from './openSchedule.tsx';

startWide();

const prescreened = { type: 'dietitian', serviceIds: [201] };

/** A form that the guest left in the vaccine flow, which has no step `insurance`. */
const ofVaccines: WizardState = {
  answers: { patientDetails: { personal: { firstName: 'Ada' }, contact: { isMobileConsentChecked: false } } },
  filled: { patientDetails: { personal: {}, contact: { isMobileConsentChecked: false } } },
  position: { step: 'vaccineConsent', page: 'consent' },
  phase: 'editing',
  completed: ['personal', 'contact', 'address', 'provider'].map((page) => ({ step: 'patientDetails', page })),
  verified: [],
  attempted: [],
  refusals: 0,
};

describe('a form that was begun in another flow', () => {
  it('has the first answers of the steps that it has besides: no second insurance yet, and none asked for', async () => {
    open({ journey: { ...reserved, intake: ofVaccines }, content: () => undefined });
    expect(await screen.findByDisplayValue('Ada')).toBeTruthy();
    await press('Insurance');
    const primary = within(await screen.findByRole('radiogroup', { name: /Do you have primary insurance/ }));
    await user.click(primary.getByRole('radio', { name: 'Yes' }));
    await press('Continue');
    await screen.findByRole('alert');
    const errors = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.filter((error) => /secondary/i.test(error))).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add secondary insurance' })).toBeTruthy();
  });
});

describe('a form after a search by state', () => {
  it('has the state, and another one that a prescreen has heard since', async () => {
    const shown = () => screen.getByLabelText<HTMLSelectElement>(/^State/).value;
    const atAddress = { ...ofVaccines, position: { step: 'patientDetails', page: 'address' } };
    const journey = { ...reserved, intake: atAddress };
    const { appServices } = open({ journey, content: () => undefined, searched: { state: 'KY' } });
    await screen.findByLabelText(/Address Line 1/);
    expect(shown()).toBe('KY');
    act(() => appServices.journey.dispatch({ type: 'answeredBefore', prescreened, priorAnswers: { state: 'OH' } }));
    await waitFor(() => expect(shown()).toBe('OH'));
  });
});

describe('a form after a prescreen', () => {
  it('has what the guest has said there, to be changed, and follows a changed prescreen until then', async () => {
    const said = { dateOfBirth: '2001-02-03', sexAssignedAtBirth: 'Female', state: 'OH' };
    const { appServices } = open({ journey: { ...reserved, priorAnswers: said }, content: () => undefined });
    const first = await screen.findByLabelText(/Legal First Name/);
    const shown = () =>
      ['Month', 'Day', 'Year'].map((name) => screen.getByLabelText<HTMLInputElement>(new RegExp(name)).value);
    expect(shown()).toEqual(['02', '03', '2001']);
    expect(screen.getByLabelText<HTMLInputElement>('Female').checked).toBe(true);
    await user.type(first, 'Ada');
    await user.clear(screen.getByLabelText(/Year/));
    await user.type(screen.getByLabelText(/Year/), '2002');
    await user.tab();
    act(() =>
      appServices.journey.dispatch({
        type: 'answeredBefore',
        prescreened,
        priorAnswers: { dateOfBirth: '1999-01-01', state: 'KY' },
      }),
    );
    expect(shown()).toEqual(['02', '03', '2002']);
    const { answers } = appServices.journey.getState().intake ?? {};
    expect(answers?.patientDetails?.personal).toMatchObject({ firstName: 'Ada', dateOfBirth: '2002-02-03' });
    expect(screen.getByLabelText<HTMLInputElement>('Female').checked).toBe(false);
  });
});

describe('the consent to be vaccinated', () => {
  it.each([
    ['EVERYDAY_VACCINE', false],
    ['INSTANT_VACCINE', true],
  ] as const)('in the flow %s speaks of the pharmacist at the counter: %s', async (name, speaks) => {
    const journey = { ...reserved, flow: { name, step: 3 }, intake: ofVaccines };
    open({ journey, content: () => undefined });
    await screen.findByRole('heading', { level: 2, name: 'Vaccine Consent' });
    expect(screen.queryAllByText(/pharmacist/).length > 0).toBe(speaks);
  });
});
