import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hang, json } from '../../api/fakeFetch.ts';
import { listedServices, service } from '../../app-services/listedServices.ts';
import { renderSearch, server } from './openSearch.tsx';
import { loaded, offeredTypes, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

describe('failed', () => {
  const words = "We can't load visit types. Try again.";

  it('with the services is said and reported, and can be got over', async () => {
    let works = false;
    const { reported } = renderSearch({
      answer: server({ '/services': () => (works ? listedServices() : json(500, {})) }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(offeredTypes()).toEqual([]);
    expect(reported).toContainEqual(
      expect.objectContaining({ type: 'customerError', endpoint: '/appointment-management/v1/services' }),
    );
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('with one service is reported, and the others can be chosen', async () => {
    const services = [
      service(30, 'Sore Throat', 'Illnesses', { dose: null, order: undefined }),
      service(31, 'Earache', 'Illnesses', { groupName: null }),
      service(71, 'Blood Pressure Check', 'Health Screenings'),
    ];
    const { reported } = renderSearch({ answer: server({ '/services': () => json(200, { data: { services } }) }) });
    await loaded();
    expect(offeredTypes().toSorted()).toEqual(['Blood Pressure Check', 'Sore Throat']);
    expect(reported).toContainEqual({
      type: 'customerError',
      endpoint: '/appointment-management/v1/services',
      responseCode: 200,
      description: 'invalidEntries',
    });
  });

  it('with the document that says what can be booked is shown', async () => {
    renderSearch({ content: (path) => (path.startsWith('scheduler-config') ? new Response('{') : undefined) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('with the texts of the page leaves the form as it is', async () => {
    renderSearch({
      content: (path) => (path.startsWith('textcollection') ? new Response('', { status: 404 }) : undefined),
    });
    await loaded();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Health and Wellness Scheduler');
  });

  it('is not said while services are still on their way', async () => {
    renderSearch({ answer: server({ '/services': hang }) });
    await screen.findByText(/medical emergency/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
