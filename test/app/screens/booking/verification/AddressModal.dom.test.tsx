import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddressModal } from '../../../../../app/screens/booking/verification/AddressModal.tsx';

const entered = {
  addressLines: ['12 Analytical Way', 'Apartment 2'],
  cityTown: 'Louisville',
  stateProvince: 'KY',
  postalCode: '45202',
  county: 'Hamilton',
};
const suggested = { ...entered, cityTown: 'Cincinnati', stateProvince: 'OH' };
const message = 'You must select an address.';

function open() {
  const onChoose = vi.fn();
  const onEdit = vi.fn();
  render(<AddressModal correction={{ entered, suggested }} onChoose={onChoose} onEdit={onEdit} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Check the address' }));
  const group = within(dialog.getByRole('group', { name: 'Which address should we use?' }));
  const radio = (name: RegExp) => group.getByRole<HTMLInputElement>('radio', { name });
  return { dialog, radio, onChoose, onEdit };
}

describe('the choice of an address', () => {
  it('shows both, line by line, and prefers none', () => {
    const { dialog, radio } = open();
    expect(dialog.getAllByRole('radio')).toEqual([radio(/^Suggested address/), radio(/^Address you entered/)]);
    expect(radio(/^Suggested address/).closest('label')?.textContent).toBe(
      'Suggested address12 Analytical WayApartment 2Cincinnati, OH 45202County: Hamilton',
    );
    expect(radio(/^Address you entered/).closest('label')?.textContent).toBe(
      'Address you entered12 Analytical WayApartment 2Louisville, KY 45202County: Hamilton',
    );
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    expect(dialog.queryByText(message)).toBeNull();
  });

  it('asks for one beside the choice, until there is one', async () => {
    const { dialog, radio, onChoose } = open();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(onChoose).not.toHaveBeenCalled();
    const first = radio(/^Suggested address/);
    expect(document.activeElement).toBe(first);
    for (const one of [first, radio(/^Address you entered/)]) {
      expect(one.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    }
    await userEvent.click(first);
    expect(dialog.queryByText(message)).toBeNull();
    expect(first.hasAttribute('aria-invalid')).toBe(false);
  });

  it.each([
    [/^Suggested address/, 'suggested'],
    [/^Address you entered/, 'entered'],
  ] as const)('Continue takes %s', async (name, choice) => {
    const { dialog, radio, onChoose, onEdit } = open();
    await userEvent.click(radio(name));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(onChoose.mock.calls).toEqual([[choice]]);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Edit address', () => userEvent.click(screen.getByRole('button', { name: 'Edit address' }))],
  ])('%s goes back', async (_what, act) => {
    const { radio, onChoose, onEdit } = open();
    await userEvent.click(radio(/^Suggested address/));
    await act();
    expect(onEdit).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
