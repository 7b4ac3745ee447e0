import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { described } from './described.ts';
import { renderSearch } from './openSearch.tsx';
import { choose, date, find, loaded, place, shownType, type, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

describe('an incomplete search', () => {
  it('names each missing answer beside its field and in the summary, and goes to the first', async () => {
    const { router } = renderSearch();
    await loaded();
    await user.clear(date());
    await find();
    const expected = [
      [type(), 'Appointment Type is a required field.'],
      [place(), 'Location is a required field.'],
      [date(), 'A valid date input is required.'],
    ] as const;
    for (const [control, words] of expected) {
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(described(control)).toMatch(new RegExp(`${words}$`));
    }
    expect(document.activeElement).toBe(type());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Please fill out all required fields to continue');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(expected.map(([, words]) => words));
    expect(router.state.location.pathname).toBe('/main');
  });

  it('leads from the summary to the field', async () => {
    renderSearch();
    await loaded();
    await find();
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Location is a required field.' }));
    expect(document.activeElement).toBe(place());
  });

  it('removes each error as soon as it is corrected', async () => {
    renderSearch();
    await loaded();
    await find();
    await choose('Earache');
    expect(type().getAttribute('aria-invalid')).toBe('false');
    await user.type(place(), 'N');
    expect(described(place())).toBe('Location must be 2 characters or more.');
    await user.type(place(), 'Y');
    expect(described(place())).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the first error again at each try, wherever the guest was', async () => {
    renderSearch();
    await loaded();
    await choose('Earache');
    await find();
    expect(document.activeElement).toBe(place());
    await find();
    expect(document.activeElement).toBe(place());
  });

  it('refuses the empty field that the guest went back to', async () => {
    renderSearch({}, '/main?type=Earache&location=45202');
    await loaded();
    expect(shownType()).toBe('Earache');
    await choose('Choose one');
    await find();
    expect(described(type())).toBe('Appointment Type is a required field.');
  });
});

describe('a location that the search did not find', () => {
  const words =
    "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.";

  it('is said beside the location, where the guest is put, until another one is typed', async () => {
    renderSearch({}, '/main?location=00000&error=locationUnavailable');
    await loaded();
    expect(described(place())).toBe(words);
    expect(document.activeElement).toBe(place());
    await user.type(place(), '1');
    expect(described(place())).toBeUndefined();
  });
});
