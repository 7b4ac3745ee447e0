import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EarlyEntries } from '../../../../app/app-services/index.ts';
import { described } from './described.ts';
import { openSearch, renderSearch, server, variedServices } from './openSearch.tsx';
import { date, find, loaded, place, shownType, type, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

/** What a guest has entered before the app ran: texts by the id of their field. */
const entered = (texts: Readonly<Record<string, string>>, part: Partial<EarlyEntries> = {}): EarlyEntries => ({
  controls: new Map(Object.entries(texts).map(([id, text]) => [id, { text, isUnreadable: false }])),
  focused: '',
  isSent: false,
  ...part,
});
const sent = { isSent: true };
const at = (path: string) => waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(path));

/** Services that come when they are let go. */
function heldServices() {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  return { answer: server({ '/services': () => held.then(variedServices) }), letCome };
}

describe('what is entered before the app runs', () => {
  it('is kept, and is newer than what the address says', async () => {
    const early = [entered({ location: '45202', date: '2026-12-01' })];
    await openSearch({ early }, '/main?type=RSV&location=43215&date=2026-12-24');
    expect([shownType(), place().value, date().value]).toEqual(['RSV', '45202', '2026-12-01']);
  });

  it('leaves what the guest did not enter to the address, and the focus where it was', async () => {
    await openSearch({ early: [entered({}, { focused: 'date' })] }, '/main?type=RSV&location=43215');
    expect([shownType(), place().value, date().value]).toEqual(['RSV', '43215', '2026-11-23']);
    expect(document.activeElement).toBe(date());
  });

  it('may be half a date, which shows an error when the guest continues', async () => {
    const early = [entered({}, { controls: new Map([['date', { text: '', isUnreadable: true }]]) })];
    await openSearch({ early });
    await find();
    expect(described(date())).toBe('mm/dd/yyyy Date is invalid');
  });

  it('is used once: the form is empty when the guest comes back to it', async () => {
    const { router } = await openSearch({ early: [entered({ location: '45202' })] });
    await router.navigate('/result');
    await at('Results');
    await router.navigate('/main');
    await loaded();
    expect(place().value).toBe('');
  });
});

describe('a form that is sent before the app runs', () => {
  it('is searched for once the services have come', async () => {
    const { answer, letCome } = heldServices();
    const { router } = renderSearch(
      { answer, early: [entered({ location: '45202' }, sent)] },
      '/main?type=Sore+Throat',
    );
    expect(screen.getByRole('button', { name: 'Find Appointment' }).getAttribute('aria-disabled')).toBe('true');
    letCome();
    await at('Results');
    expect(router.state.location.state.criteria).toMatchObject({ type: 'Sore Throat', location: '45202' });
  });

  it('is refused like any other where something is missing', async () => {
    await openSearch({ early: [entered({ location: '45202' }, sent)] });
    await waitFor(() => expect(described(type())).toBe('Appointment Type is a required field.'));
    expect(document.activeElement).toBe(type());
  });
});

describe('a form that is sent while services are on their way', () => {
  it('is searched for once they have come, however often the guest presses', async () => {
    const { answer, letCome } = heldServices();
    const { router } = renderSearch({ answer }, '/main?type=Sore+Throat');
    await user.type(place(), '45202');
    await find();
    await find();
    expect(screen.queryByRole('alert')).toBeNull();
    letCome();
    await at('Results');
    expect(router.state.location.state.criteria).toMatchObject({ type: 'Sore Throat', location: '45202' });
  });
});
