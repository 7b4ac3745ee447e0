import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WizardState } from '#engine';
import { held, open, press, setWide, user } from './openSchedule.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setWide(true);
});

/** A form as it was left in the flow of vaccines, which has no step `insurance`. */
const ofVaccines: WizardState = {
  answers: { patientDetails: { personal: { firstName: 'Ada' }, contact: { isMobileConsentChecked: false } } },
  filled: { patientDetails: { personal: {}, contact: { isMobileConsentChecked: false } } },
  position: { step: 'vaccineConsent', page: 'consent' },
  phase: 'editing',
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
};

describe('a form that was begun in another flow', () => {
  it('has the first answers of the steps that it has besides: no second insurance yet, and none asked for', async () => {
    open({ journey: { ...held, intake: ofVaccines }, content: () => undefined });
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
