import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AppServicesContext } from '../../../app/app-services/index.ts';
import type { JourneyState } from '../../../app/journey/index.ts';
import { useAskBeforeUnload } from '../../../app/reservation/index.ts';
import { json } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';

const intake: NonNullable<JourneyState['intake']> = {
  answers: { who: { name: { firstName: 'Ada' } } },
  filled: {},
  position: { step: 'who', page: 'name' },
  phase: 'editing',
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
};

function open(journey: Partial<JourneyState> = {}) {
  const { appServices } = testAppServices({ answer: () => json(200, {}), journey });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppServicesContext value={appServices}>{children}</AppServicesContext>
  );
  return { ...renderHook(useAskBeforeUnload, { wrapper }), appServices };
}

function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('before the page goes', () => {
  it('the browser asks where there are answers', () => {
    open({ intake });
    expect(isAsked()).toBe(true);
  });

  it('it does not where there are none, nor once they are forgotten', () => {
    const { appServices } = open();
    expect(isAsked()).toBe(false);
    appServices.journey.dispatch({ type: 'answered', intake });
    expect(isAsked()).toBe(true);
    appServices.journey.dispatch({ type: 'forgetPerson' });
    expect(isAsked()).toBe(false);
  });

  it('what is typed in the focused control is an answer', () => {
    const { appServices } = open();
    render(<input aria-label="Name" onBlur={() => appServices.journey.dispatch({ type: 'answered', intake })} />);
    screen.getByLabelText('Name').focus();
    expect(isAsked()).toBe(true);
  });

  it('nobody asks any more when the app is gone', () => {
    const { unmount } = open({ intake });
    unmount();
    expect(isAsked()).toBe(false);
  });
});
