import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../api/fakeFetch.ts';
import { described } from './described.ts';
import { openSearch, renderSearch } from './openSearch.tsx';
import { choose, find, loaded, type, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

const banner = { display: true, type: 'warning', title: 'Only some clinics today', text: '<p>Please call.</p>' };

describe('messages of the authors', () => {
  it('show while a service of their category is chosen', async () => {
    renderSearch();
    await loaded();
    await choose('Blood Pressure Check');
    await screen.findByText(/Some screenings need you to fast/);
    await choose('Earache');
    expect(screen.queryByText(/Some screenings need you to fast/)).toBeNull();
  });

  it('about the availability of services show when they are switched on', async () => {
    renderSearch({ content: (path) => (path.startsWith('saf-error') ? json(200, banner) : undefined) });
    await screen.findByText('Only some clinics today');
    await screen.findByText('Please call.');
  });
});

describe('what there is to know about a service', () => {
  it('shows below it, with how to prepare folded away', async () => {
    await openSearch();
    await choose('TB Skin Test');
    await screen.findByText('Please allow 20 minutes for each of two visits.');
    await screen.findByText(/Please do not book this test for a Thursday/);
    expect(screen.getByText('How to prepare').closest('details')?.open).toBe(false);
    await user.click(screen.getByText('How to prepare'));
    expect(screen.getByText('Plan to come back 48 to 72 hours later.')).toBeTruthy();
    await choose('Sore Throat');
    await waitFor(() => expect(screen.queryByText('How to prepare')).toBeNull());
  });
});

describe('the banner about the availability of services', () => {
  it('stands beside the summary of what is wrong, and each field says its own as well', async () => {
    await openSearch({ content: (path) => (path.startsWith('saf-error') ? json(200, banner) : undefined) });
    await screen.findByText('Only some clinics today');
    await find();
    expect(described(type())).toContain('Appointment Type is a required field.');
    expect(screen.getByText('Please fill out all required fields to continue')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Appointment Type is a required field.' })).toBeTruthy();
    expect(screen.getByText('Only some clinics today')).toBeTruthy();
  });
});
