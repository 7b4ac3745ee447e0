import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AlertName } from '../../../../app/analytics/Analytics.ts';
import { Alert } from '../../../../app/ui/alerts/Alert.tsx';
import { AlertReport } from '../../../../app/ui/alerts/AlertReport.ts';
import { Modal } from '../../../../app/ui/modal/Modal.tsx';

it('each message and dialog is reported once each time it is shown', () => {
  const reported: AlertName[] = [];
  const report = (alert: AlertName) => void reported.push(alert);
  const page = (open: boolean, isOver: boolean) => (
    <AlertReport value={report}>
      <Alert name={isOver ? 'reservationEnded' : 'reservationEnding'} kind="warning" />
      <Modal name="leave" open={open} title="Leave?" actions={null}>
        You have not finished.
      </Modal>
    </AlertReport>
  );
  const { rerender } = render(page(false, false));
  expect(reported).toEqual(['reservationEnding']);
  rerender(page(true, false));
  rerender(page(true, false));
  expect(reported).toEqual(['reservationEnding', 'leave']);
  rerender(page(false, true));
  rerender(page(true, true));
  expect(reported).toEqual(['reservationEnding', 'leave', 'reservationEnded', 'leave']);
});
