import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSearch, nine, open, proceed, slot, user, whole } from '../../openResults.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

const summary = () => screen.getByRole('region', { name: 'Your search' });
const visit = () => within(summary()).getAllByRole('definition')[0]?.textContent;
const removal = () => screen.queryByRole('button', { name: 'Remove Flu Vaccine' });

describe('a flu vaccine that the search adds', () => {
  it('is named among what was searched for', async () => {
    open({}, `${whole}&shouldAddPromotion=true`);
    await slot(nine);
    expect(visit()).toBe('Sore Throat and Flu Vaccine');
  });

  it('can be taken out, without another search, and does not come back with what leads on', async () => {
    const { router, seen } = open({}, `${whole}&shouldAddPromotion=true`);
    await user.click(await slot(nine));
    await user.click(screen.getByRole('button', { name: 'Remove Flu Vaccine' }));
    expect(visit()).toBe('Sore Throat');
    expect(removal()).toBeNull();
    expect(document.activeElement).toBe(summary());
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(router.state.location.state).toMatchObject({ criteria: { shouldAddPromotion: false } });
    expect(seen.filter(isSearch)).toHaveLength(1);
    await router.navigate(-1);
    await slot(nine);
    expect(visit()).toBe('Sore Throat');
  });

  it('is not spoken of where none was added', async () => {
    open();
    await slot(nine);
    expect(visit()).toBe('Sore Throat');
    expect(removal()).toBeNull();
  });
});
