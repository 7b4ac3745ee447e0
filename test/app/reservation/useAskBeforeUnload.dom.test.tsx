import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { JourneyState } from '../../../app/journey/index.ts';
import { useAskBeforeUnload } from '../../../app/reservation/index.ts';
import { AppWiringContext } from '../../../app/wiring/index.ts';
import { json } from '../api/fakeFetch.ts';
import { testWiring } from '../wiring/testWiring.ts';

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
  const { wiring } = testWiring({ answer: () => json(200, {}), journey });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppWiringContext value={wiring}>{children}</AppWiringContext>
  );
  return { ...renderHook(useAskBeforeUnload, { wrapper }), wiring };
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
    const { wiring } = open();
    expect(isAsked()).toBe(false);
    wiring.journey.dispatch({ type: 'answered', intake });
    expect(isAsked()).toBe(true);
    wiring.journey.dispatch({ type: 'forgetPerson' });
    expect(isAsked()).toBe(false);
  });

  it('what is typed in the focused control is an answer', () => {
    const { wiring } = open();
    render(<input aria-label="Name" onBlur={() => wiring.journey.dispatch({ type: 'answered', intake })} />);
    screen.getByLabelText('Name').focus();
    expect(isAsked()).toBe(true);
  });

  it('nobody asks any more when the app is gone', () => {
    const { unmount } = open({ intake });
    unmount();
    expect(isAsked()).toBe(false);
  });
});
