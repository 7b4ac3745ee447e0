import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import { connect } from '../../app-services/connect.ts';
import { criteria, heading, listed, open, press, server } from './openPrescreenScreen.tsx';
import { changedData, dataPath, smallPrescreen } from './smallPrescreen.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const unreadable = 'Sorry. We appear to be having trouble loading the questions. Please try again later.';
const noQuestions = 'We are experiencing an issue with scheduling at this time. Please try again later.';
const issue = 'We are experiencing an issue at this time. Please try again later.';
const connection = "We're having trouble connecting at the moment. Please refresh the page to try again.";

const alert = async () => (await screen.findByRole('alert')).textContent;

afterEach(() => vi.restoreAllMocks());

describe('what a guest reads where nothing can be asked', () => {
  it.each<readonly [string, Readonly<Record<string, Response | object>>, string]>([
    ['the prescreen cannot be read', { [dataPath]: json(500, {}) }, unreadable],
    ['there is no such prescreen', { [dataPath]: json(404, {}) }, noQuestions],
    [
      'a service depends on an unknown answer',
      { [dataPath]: changedData({ services: [unknownAnswer()] }) },
      unreadable,
    ],
  ])('%s', async (_, parts, words) => {
    open('/prescreen/1', { content: smallPrescreen(parts) });
    expect(await alert()).toBe(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    connect(false);
    expect(await alert()).toBe(`${words} You're offline. Check your connection, then try again.`);
  });

  it('the services cannot be read, and then they can', async () => {
    let isBroken = true;
    const services = () => (isBroken ? json(500, {}) : json(200, { data: { services: listed } }));
    const { reported } = open('/prescreen/1', { answer: server({ '/services': services }) });
    expect(await alert()).toBe(issue);
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v1/services',
        responseCode: 500,
      }),
    );
    isBroken = false;
    await press('Try again');
    await heading('The kind of physical');
    expect(document.activeElement?.textContent).toBe('A few questions first');
  });

  it('the licensure states cannot be read, and then they can', async () => {
    let isBroken = true;
    const broken = server({ '/licensure-states': () => json(503, {}) });
    const { reported } = open('/prescreen/1?type=Telenutrition', {
      content: () => undefined,
      answer: (request, signal) => (isBroken ? broken : server())(request, signal),
    });
    expect(await alert()).toBe(connection);
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v1/licensure-states',
        responseCode: 503,
      }),
    );
    isBroken = false;
    await press('Try again');
    await screen.findByRole('combobox', { name: /^State/ });
    expect(document.activeElement?.textContent).toBe('A few questions first');
  });

  it.each([
    ['this prescreen', {}, "We're having trouble connecting at the moment. Please try again."],
    ['another one', { key: 'physicals/61' }, connection],
  ])('the licensure states cannot be read, and answers to %s are in memory', async (_which, other, words) => {
    open('/prescreen/1?type=Telenutrition', {
      content: () => undefined,
      answer: server({ '/licensure-states': () => json(503, {}) }),
      journey: { prescreen: { key: 'dietitian/201', ...other } },
    });
    expect(await alert()).toBe(words);
  });

  it('there is no state to choose from', async () => {
    const none = () => json(200, { data: { 'licensure-states': [] } });
    open('/prescreen/1?type=Telenutrition', {
      content: () => undefined,
      answer: server({ '/licensure-states': none }),
    });
    expect(await alert()).toBe(issue);
  });

  it('there is no vaccine to choose from', async () => {
    const vaccine = { ...listed[0], id: 120, groupName: 'Vaccines', isVaccine: false };
    open('/prescreen/1', {
      content: () => undefined,
      wanted: { ...criteria, serviceIds: [120] },
      answer: server({ '/services': () => json(200, { data: { services: [vaccine] } }) }),
    });
    expect(await alert()).toBe(issue);
  });
});

function unknownAnswer(): object {
  return { when: { '==': [{ var: 'steps.kind.colour' }, 'red'] }, serviceIds: [62] };
}
