import { Navigate, useLocation } from 'react-router-dom';
import { useJourney } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { type AppointmentMessages, appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { type CancelMessages, cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import {
  CalendarButton,
  type CanceledNote,
  canceledNote,
  useDispatchOnLeave,
  whenLabels,
} from '../../reservation/index.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';

const forget = { type: 'forgetCanceled' } as const;

interface CanceledScreenProps {
  readonly links: Pick<Links, 'main' | 'dietitian' | 'cancelHelp' | 'canceled'>;
}

/**
 * Confirms that the appointment is canceled, with a link to book another one of the same kind and a file that removes
 * it from a calendar. A guest who typed the address has canceled nothing, and is sent to the page that explains how to.
 */
export function CanceledScreen({ links }: CanceledScreenProps) {
  const messages = useMessages(cancelMessages).canceled;
  const words = useMessages(appointmentMessages);
  const note = canceledNote(useLocation().state);
  const canceled = useJourney((journey) => journey.canceled);
  useDispatchOnLeave(links.canceled, forget);
  if (!note) return <Navigate to={links.cancelHelp} replace />;
  const { businessName } = note;
  return (
    <Notice heading={messages.headline} text={resolveText(note, messages, words)}>
      <ButtonLink to={businessName === 'dietitian' ? links.dietitian : links.main}>{messages.reschedule}</ButtonLink>
      {canceled && <CalendarButton {...canceled} canceled />}
    </Notice>
  );
}

/** What was canceled, where it was one of two appointments or both. */
function resolveText(
  { both, stillBooked }: CanceledNote,
  messages: CancelMessages['canceled'],
  { at, zones }: AppointmentMessages,
): string {
  if (stillBooked) return fillTemplate(messages.stillBooked, whenLabels(stillBooked, zones));
  if (!both) return messages.text;
  const [first, second] = both;
  const when = (one: typeof first): string => fillTemplate(at, whenLabels(one, zones));
  return `${fillTemplate(messages.both, { first: when(first), second: when(second) })} ${messages.text}`;
}
