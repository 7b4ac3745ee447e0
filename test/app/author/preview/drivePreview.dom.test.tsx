import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drivePreview } from '../../../../app/author/preview/drivePreview.ts';
import { showWizard } from '../../../engine/react/exampleWizard.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const person = (answers: Record<string, string | boolean>) => ({ step: 'traveller', page: 'person', answers });

it('answers page after page, and stays on the one after the last', async () => {
  const { container, state } = showWizard();
  await drivePreview(container, {
    pages: [person({ name: 'Ann', pet: false }), { step: 'traveller', page: 'contact', answers: {} }],
  });
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeTruthy();
  expect(state().answers.traveller).toMatchObject({ person: { name: 'Ann', pet: false } });
});

it('stays on a page that refuses its answers', async () => {
  const { container } = showWizard();
  await drivePreview(container, { pages: [person({ pet: true })] });
  expect(heading()).toBe('About you');
});

it('fills in what is given of the page that is wanted, and stays there', async () => {
  const { container, state } = showWizard();
  await drivePreview(container, { pages: [], shown: person({ name: 'Ann' }) });
  expect(heading()).toBe('About you');
  expect(state().answers.traveller).toMatchObject({ person: { name: 'Ann' } });
});
