import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWhy } from '../../../../app/author/why/openWhy.ts';
import { showWizard } from '../../../engine/react/exampleWizard.tsx';

let panel: HTMLElement;

beforeEach(() => {
  window.scrollTo = vi.fn();
  panel = document.createElement('div');
  document.body.append(panel);
  const { container } = showWizard();
  openWhy({ page: document, panel, app: container, fetchText: async () => undefined });
});

afterEach(() => panel.remove());

const said = () => panel.querySelector('section')?.textContent ?? '';
const open = () => userEvent.click(screen.getByRole('button', { name: 'Why?' }));

describe('the panel of an author', () => {
  it('is closed until its button, or Alt+W, opens it', () => {
    expect(panel.querySelector('section')?.hidden).toBe(true);
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyW' });
    expect(panel.querySelector('section')?.hidden).toBe(false);
    expect(said()).toBe('Move the focus to a field or a choice, or press a heading, a section or a step.');
  });

  it('says why the field that has the focus is there, and what would turn it', async () => {
    await open();
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
    expect(said()).toContain('“Name” is shown.');
    expect(said()).toContain('“Name” is required.');
    await waitFor(() => expect(said()).toContain('it must always be answered [traveller#/pages/0/schema/required]'));
  });

  it('says why a step or a page is there that is pressed, and takes no focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('heading', { level: 2 }));
    expect(said()).toContain('“About you” is');
    await userEvent.click(screen.getAllByRole('listitem').at(-1) ?? panel);
    expect(said()).not.toContain('“About you” is');
    expect(said()).toMatch(/“.+” is/);
  });

  it('follows the focus, and what is answered', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(said()).toContain('“Do you bring a pet?” is shown.');
    await userEvent.click(screen.getByRole('textbox', { name: 'Name of the pet' }));
    expect(said()).toContain('“Do you bring a pet?” (now yes) is yes: true');
    expect(said()).toContain('It would be hidden with:\n  “Do you bring a pet?”: no (now yes)');
  });
});
