import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppointmentsPanel } from '../../../../../app/screens/booking/panel/AppointmentsPanel.tsx';
import { renderScreen } from '../../../app-services/renderScreen.tsx';
import { testAppServices } from '../../../app-services/testAppServices.ts';
import { appointment, clinic } from '../../../journey/fixtures.ts';

const at = (hour: string) => appointment({ timestamp: `2027-03-15 ${hour}:00:00` });
const open = (...hours: readonly string[]) => {
  const { appServices } = testAppServices({ answer: () => new Response('', { status: 500 }) });
  const panel = (
    <AppointmentsPanel appointments={hours.map(at)} provider={clinic} edit={{ to: '/result', state: null }} />
  );
  renderScreen(appServices, [{ path: '/schedule', element: panel }], ['/schedule']);
};

describe('the appointments panel', () => {
  it.each([[['09']], [['09', '10']]])('shows %j whole', (hours) => {
    open(...hours);
    expect(screen.getAllByRole('listitem')).toHaveLength(hours.length);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows two of three until expanded, and two again', async () => {
    open('09', '10', '11');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const more = screen.getByRole('button', { name: 'Show More', expanded: false });
    await userEvent.click(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show Less', expanded: true }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
