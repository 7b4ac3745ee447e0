import { screen } from '@testing-library/react';
import { choose, heading, press, user } from './openPrescreenScreen.tsx';

/** Answers the forms of the small prescreen and stays at its first question. */
export async function answerForms(kind: string) {
  await choose(kind);
  await press('Continue');
  await heading('Something personal');
  await user.type(screen.getByRole('textbox', { name: /Secret/ }), 'Grace');
  await press('Continue');
  await heading('Do you have a fever?');
}
