import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WizardState } from '#engine';
import { open, reserved, startWide, user } from '../screens/booking/openSchedule.tsx';

startWide();

const config = 'form-config/1.0.0/scheduler/in-person.json';
const detailsOnly = {
  group: 'in-person',
  submit: 'Book Appointment',
  steps: [{ id: 'patientDetails', form: 'patientDetails' }],
};
const content = (path: string) => (path === config ? new Response(JSON.stringify(detailsOnly)) : undefined);

/** The form of a guest who is at the contact information. */
const atContact: WizardState = {
  answers: {},
  filled: {},
  position: { step: 'patientDetails', page: 'contact' },
  phase: 'editing',
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
};

describe.each([
  [/^Confirm email/i, 'confirmEmail', 'email', 'ada@example.com'],
  [/^Confirm phone/i, 'confirmPhone', 'tel-national', '(513) 555-0142'],
])('the field %s', (label, name, autocomplete, text) => {
  const shown = async () => {
    const { appServices } = open({ journey: { ...reserved, intake: atContact }, content });
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    return { field, kept: () => appServices.journey.getState().intake?.answers.patientDetails?.contact?.[name] };
  };

  it('takes what is pasted', async () => {
    const { field, kept } = await shown();
    await user.click(field);
    await user.paste(text);
    await user.tab();
    expect(kept()).toBe(text);
  });

  it('is filled in by the browser, and allows it', async () => {
    const { field, kept } = await shown();
    fireEvent.input(field, { target: { value: text } });
    fireEvent.blur(field);
    expect(kept()).toBe(text);
    expect(field.autocomplete).toBe(autocomplete);
  });
});
