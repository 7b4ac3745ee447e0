import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import { service } from '../../app-services/listedServices.ts';
import { described } from './described.ts';
import { openSearch, renderSearch, server } from './openSearch.tsx';
import { choose, find, loaded, offeredTypes, type, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

const shippedTexts = join(
  import.meta.dirname,
  '../../../../content-fixtures/objects/textcollection/1.0.0/tlc/scheduler-texts.json',
);

const banner = { display: true, type: 'warning', title: 'Only some clinics today', text: '<p>Please call.</p>' };

describe('what authors set on the page', () => {
  it('leaves vaccines that are not given now off the menu', async () => {
    const services = [
      service(104, 'COVID-19', 'Vaccines', { isVaccine: true, isCovidVaccine: true }),
      service(103, 'Flu', 'Vaccines', { isVaccine: true }),
    ];
    const toggle = { showCovidVaccines: false, showTwoDoseVaccines: true };
    renderSearch({
      answer: server({ '/services': () => json(200, { data: { services } }) }),
      content: (path) => (path.startsWith('covid-vaccines-toggle') ? json(200, toggle) : undefined),
    });
    await loaded();
    await user.click(type());
    expect(offeredTypes()).toEqual(['Flu']);
  });

  it('has their title, and their message above the form', async () => {
    const content = (path: string) => {
      if (!path.endsWith('tlc/scheduler-texts.json')) return undefined;
      return json(200, { title: 'Book a visit', topMessage: '<p>We are open on Sundays.</p>', schedulerUrl: '/book' });
    };
    renderSearch({ content });
    await screen.findByRole('heading', { level: 1, name: 'Book a visit' });
    expect(screen.getByText('We are open on Sundays.')).toBeTruthy();
  });

  it('names the address that search engines are to know', async () => {
    const schedulerUrl = '/book-a-visit';
    const content = (path: string) => {
      if (!path.endsWith('tlc/scheduler-texts.json')) return undefined;
      return json(200, { ...JSON.parse(readFileSync(shippedTexts, 'utf8')), schedulerUrl });
    };
    renderSearch({ content });
    await waitFor(() => expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(schedulerUrl));
  });
});

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

  it('about the availability of services do not show when they are switched off', async () => {
    const off = { ...banner, display: false };
    renderSearch({ content: (path) => (path.startsWith('saf-error') ? json(200, off) : undefined) });
    await loaded();
    expect(screen.queryByText('Only some clinics today')).toBeNull();
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
