import { Navigate, useLocation } from 'react-router-dom';
import { cancelMessages } from '../../messages/cancel.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { CalendarButton, canceledNote, useDispatchOnLeave, whenLabels } from '../../reservation/index.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { useJourney } from '../../wiring/index.ts';
import type { CancelLinks } from './CancelLinks.ts';

const messages = cancelMessages.canceled;
const forget = { type: 'forgetCanceled' } as const;

/**
 * That it is canceled, the way to another appointment of the same kind, and the file that takes it out of a calendar.
 * Only for who comes from a cancellation: whoever typed the address has canceled nothing, and learns how to.
 */
export function CanceledScreen({ links }: { readonly links: CancelLinks }) {
  const note = canceledNote(useLocation().state);
  const canceled = useJourney((journey) => journey.canceled);
  useDispatchOnLeave(links.canceled, forget);
  if (!note) return <Navigate to={links.cancelHelp} replace />;
  const { businessName, stillBooked } = note;
  const text = stillBooked ? fillTemplate(messages.stillBooked, whenLabels(stillBooked)) : messages.text;
  return (
    <Notice heading={messages.headline} text={text}>
      <ButtonLink to={businessName === 'dietitian' ? links.dietitian : links.main}>{messages.reschedule}</ButtonLink>
      {canceled && <CalendarButton {...canceled} canceled />}
    </Notice>
  );
}
