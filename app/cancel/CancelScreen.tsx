import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { CanceledAppointment } from '../api/index.ts';
import { appointmentMessages } from '../messages/appointment.ts';
import { cancelMessages } from '../messages/cancel.ts';
import { CancelModal, ModifyPhones } from '../reservation/index.ts';
import { AlertReport } from '../ui/AlertReport.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useAppWiring } from '../wiring/index.ts';
import styles from './CancelScreen.module.css';
import { canceledOf } from './canceledOf.ts';
import { useLeaveNoTrace } from './useLeaveNoTrace.ts';

/** The page of the link is kept out of analytics (specification, decisions). */
const unheard = () => undefined;

/** The link of the confirmation mail. Opening it changes nothing: only the dialog's button cancels. */
export function CancelScreen({ links }: { readonly links: { readonly main: string; readonly canceled: string } }) {
  const { id, code } = useParams();
  const { journey } = useAppWiring();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  useLeaveNoTrace(links.main);
  const leave = (_id: string, reply?: CanceledAppointment) => {
    const canceled = reply && canceledOf(reply);
    if (canceled) journey.dispatch({ type: 'canceled', ...canceled });
    void navigate(links.canceled, { replace: true });
  };
  if (id === undefined || code === undefined) return <Navigate to={links.main} replace />;
  return (
    <div className={styles.page}>
      <h1>{cancelMessages.confirmed.headline}</h1>
      <p>{cancelMessages.confirmed.text}</p>
      <Button onClick={() => setOpen(true)}>{cancelMessages.submit}</Button>
      <Card>
        <h2 className={styles.heading}>{appointmentMessages.modify}</h2>
        <p>{appointmentMessages.callToChange}</p>
        <ModifyPhones />
      </Card>
      <AlertReport value={unheard}>
        <CancelModal
          open={open}
          choices={[{ id, confirmCode: code, label: cancelMessages.yours }]}
          onClose={() => setOpen(false)}
          onCanceled={leave}
        />
      </AlertReport>
    </div>
  );
}
