import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../../api/fakeFetch.ts';
import { service } from '../../../app-services/listedServices.ts';
import { openSearch, server } from '../openSearch.tsx';
import { choose, find, offeredTypes, place, type, typeList, user } from '../searchForm.ts';
import { setToday } from '../setToday.ts';

setToday();

const expanded = () => type().getAttribute('aria-expanded');
const marked = () => document.getElementById(type().getAttribute('aria-activedescendant') ?? '')?.textContent;
const all = [
  'Sore Throat',
  'TB Skin Test',
  'Smoking Cessation',
  'RSV',
  'Cold or Flu by Video',
  'Medication Review at the Pharmacy',
];

describe('the list of appointment types', () => {
  it('opens whole by a press, with what is chosen marked, and closes by Escape', async () => {
    await openSearch();
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(type());
    expect([expanded(), marked()]).toEqual(['true', undefined]);
    expect(offeredTypes().toSorted()).toEqual(all.toSorted());
    await choose('RSV');
    expect([type().value, expanded()]).toEqual(['RSV', 'false']);
    await user.click(type());
    expect(marked()).toBe('RSV');
    await user.keyboard('{Escape}');
    expect([type().value, expanded()]).toEqual(['RSV', 'false']);
  });

  it('opens by the arrows and by Alt and Down, is walked, and Enter chooses without sending the form', async () => {
    const { router } = await openSearch();
    type().focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([expanded(), marked()]).toEqual(['true', undefined]);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(expanded()).toBe('false');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = marked();
    await user.keyboard('{Enter}');
    expect(type().value).toBe(second);
    await user.keyboard('{ArrowUp}');
    expect(marked()).toBe(second);
    expect(router.state.location.pathname).toBe('/main');
  });

  it('takes along what is marked when Tab leaves it, as a select does', async () => {
    await openSearch();
    type().focus();
    await user.keyboard('tb{ArrowDown}{Tab}');
    expect([type().value, expanded()]).toEqual(['TB Skin Test', 'false']);
    expect(document.activeElement).not.toBe(type());
  });

  it('brings the mark back to the text by Home and End', async () => {
    await openSearch();
    type().focus();
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBeDefined();
    await user.keyboard('{Home}');
    expect([expanded(), marked()]).toEqual(['true', undefined]);
  });

  it('is opened and closed by the chevron', async () => {
    await openSearch();
    const chevron = type().nextElementSibling ?? type();
    fireEvent.mouseDown(chevron);
    expect(expanded()).toBe('true');
    expect(document.activeElement).toBe(type());
    fireEvent.mouseDown(chevron);
    expect(expanded()).toBe('false');
  });
});

describe('typing an appointment type', () => {
  it('leaves those that fit, in their groups, and says how many', async () => {
    await openSearch();
    await user.type(type(), 'vac');
    expect(offeredTypes()).toEqual(['RSV']);
    expect(within(typeList()).getByRole('group', { name: 'Vaccines' })).toBeTruthy();
    expect(screen.getByText(/^1 visit type\./).role).toBe('status');
    await user.type(type(), '{Enter}');
    expect(type().value).toBe('RSV');
  });

  it('finds by the words of the authors, and shows how soon there is a time', async () => {
    await openSearch();
    await user.type(type(), 'strep');
    await waitFor(() => expect(offeredTypes()).toEqual(['Sore Throat']));
    expect(within(typeList()).getByText('Often the same day')).toBeTruthy();
  });

  it('takes by Enter what is written out, also where other types fit as well', async () => {
    const two = [service(30, 'Sore Throat', 'Illnesses'), service(31, 'Sore', 'Illnesses')];
    await openSearch({ answer: server({ '/services': () => json(200, { data: { services: two } }) }) });
    await user.type(type(), 'sore');
    expect(offeredTypes()).toEqual(['Sore Throat', 'Sore']);
    await user.keyboard('{Enter}');
    expect(type().value).toBe('Sore');
  });

  it('ignores keys during input composition', async () => {
    await openSearch();
    await user.type(type(), 'rsv');
    fireEvent.keyDown(type(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(type(), { key: 'Enter', keyCode: 229 });
    expect([type().value, expanded()]).toEqual(['rsv', 'true']);
  });

  it('says when nothing fits, and offers all', async () => {
    await openSearch();
    await user.type(type(), 'zebra');
    expect(screen.getAllByText('Nothing matches. Try another word, or choose from all visit types.')).toHaveLength(2);
    expect(offeredTypes()).toHaveLength(all.length);
    const { length } = offeredTypes();
    await user.keyboard('{Enter}');
    expect([type().value, offeredTypes().length]).toEqual(['zebra', length]);
  });

  it('chooses what is meant when the field is left, and else goes back to what was chosen', async () => {
    await openSearch();
    await user.type(type(), 'vac');
    await user.click(place());
    expect(type().value).toBe('RSV');
    await user.clear(type());
    await user.type(type(), 'sore throat');
    await user.click(place());
    expect(type().value).toBe('Sore Throat');
    for (const unclear of ['s', 'zebra']) {
      await user.clear(type());
      await user.type(type(), unclear);
      await user.click(place());
      expect(type().value).toBe('Sore Throat');
    }
    await user.clear(type());
    await user.click(place());
    expect(type().value).toBe('');
  });

  it('is taken back by Escape, and the choice by another one', async () => {
    await openSearch();
    await choose('RSV');
    await user.clear(type());
    await user.type(type(), 'sore throat{Escape}');
    expect(type().value).toBe('RSV');
    await user.keyboard('{Escape}');
    expect(type().value).toBe('');
    await find();
    expect(screen.getByRole('alert').textContent).toContain('Appointment Type is a required field.');
  });
});

describe('what is known of the chosen visit', () => {
  it('is how soon it is and about what it costs, which is announced', async () => {
    await openSearch();
    await choose('Sore Throat');
    const cost = await screen.findByText('Most insurance accepted, or $99 to $129');
    expect(cost.closest('[role=status]')?.textContent).toBe(
      'How soonOften the same dayWhat it costsMost insurance accepted, or $99 to $129',
    );
  });
});

describe('visits that are often booked', () => {
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

  it('are buttons that choose the type, as far as it is on the menu', async () => {
    await openSearch();
    const region = await screen.findByRole('region', { name: 'Often booked' });
    await waitFor(() => expect(within(region).getAllByRole('button')).toHaveLength(2));
    await user.click(within(region).getByRole('button', { name: /^Sore throat/ }));
    expect(type().value).toBe('Sore Throat');
    expect(pressed()).toEqual(['Sore throatOften the same day']);
    await choose('RSV');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('are not there where authors name none', async () => {
    await openSearch({
      content: (path) =>
        path.endsWith('scheduler-texts.json')
          ? json(200, { title: 'T', topMessage: '<p>M</p>', schedulerUrl: '/main' })
          : undefined,
    });
    await screen.findByRole('heading', { name: 'T' });
    expect(screen.queryByRole('region', { name: 'Often booked' })).toBeNull();
  });
});
