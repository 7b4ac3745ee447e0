import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WizardState } from '#engine';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { open, startWide, user } from './openSchedule.tsx';

startWide();

const config = 'form-config/1.0.0/scheduler/in-person.json';
const reasonsOnly = {
  group: 'in-person',
  submit: 'Book Appointment',
  steps: [{ id: 'appointmentNotes', form: 'appointmentNotes', settings: { maximumReasons: 3 } }],
};
const content = (path: string) => (path === config ? new Response(JSON.stringify(reasonsOnly)) : undefined);

/** The form of a guest who gave these reasons for an injury, and now has a reservation for an illness. */
const left = (noteList: readonly string[]): WizardState => ({
  answers: { appointmentNotes: { reasons: { noteList } } },
  filled: { appointmentNotes: { reasons: {} } },
  position: { step: 'appointmentNotes', page: 'reasons' },
  phase: 'editing',
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
});

const picksIllness = {
  flow: { name: 'IN_PERSON', step: 3 },
  picked: { appointment: appointment(), provider: clinic },
} as const;
const ticked = async () => {
  const group = within(await screen.findByRole('group', { name: /^Select up to 3 services/ }));
  return group
    .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent);
};

describe('reasons of a visit', () => {
  it('are those of its category, with the one ticked that the guest has searched for', async () => {
    open({ journey: picksIllness, content });
    expect(await ticked()).toEqual(['Sore throat']);
    expect(screen.queryByLabelText('Sprain or strain')).toBeNull();
  });

  it('that another category had are gone with the first answer to the list of this one', async () => {
    const { appServices } = open({ journey: { ...picksIllness, intake: left(['Sprain or strain']) }, content });
    expect(await ticked()).toEqual([]);
    await user.click(screen.getByLabelText('Sore throat'));
    const { answers } = appServices.journey.getState().intake ?? {};
    expect(answers?.appointmentNotes?.reasons).toMatchObject({ noteList: ['Sore throat'] });
  });
});

it('the category of the visit may name another form than that of its flow', async () => {
  const flows = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
  const shipped = readFileSync(join(import.meta.dirname, '../../../../content-fixtures/objects', flows), 'utf8');
  const named = shipped.replace('"Illnesses": {', '"Illnesses": { "formConfigGroup": "dietitian",');
  open({ journey: picksIllness, content: (path) => (path === flows ? new Response(named) : undefined) });
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
  expect(steps.getByText('Dietary Restrictions')).toBeTruthy();
});
