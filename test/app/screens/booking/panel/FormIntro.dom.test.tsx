import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormIntro, readBefore } from '../../../../../app/screens/booking/panel/FormIntro.tsx';
import { setWide } from '../openSchedule.tsx';

const before = { minutes: 6, ready: ['Your insurance card', 'A list of the medicines you take'] };

describe('what is said before the form', () => {
  it.each([true, false])('has the minutes and the list, open where there is room: %s', (isWide) => {
    setWide(isWide);
    render(<FormIntro step={{ hints: { before } }} />);
    expect(screen.getByText('About 6 minutes')).toBeTruthy();
    expect(screen.getByText('What to have ready')).toBeTruthy();
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(isWide);
    expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      before.ready,
    );
  });

  it.each([{}, { before: 6 }, { before: null }, { before: { minutes: '6', ready: [] } }, { before: { minutes: 6 } }])(
    'is nothing where the configuration says %j',
    (hints) => {
      expect(readBefore({ hints })).toBeUndefined();
    },
  );
});
