import { cancelMessages } from '../messages/cancel.ts';
import { CalendarButton, useDispatchOnLeave } from '../reservation/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useJourney } from '../wiring/index.ts';

const words = cancelMessages.canceled;
const forget = { type: 'forgetCanceled' } as const;

export interface CanceledScreenProps {
  readonly links: { readonly main: string; readonly dietitian: string; readonly canceled: string };
}

/** That it is canceled, the way to another appointment of the same kind, and the file that takes it out of a calendar. */
export function CanceledScreen({ links }: CanceledScreenProps) {
  const flow = useJourney(({ flow: { name } }) => name);
  const canceled = useJourney((journey) => journey.canceled);
  // What was canceled knows better than the flow, which may be of another visit that the guest began before.
  const isDietitian = canceled ? canceled.provider.businessName === 'dietitian' : flow === 'DIETITIAN';
  useDispatchOnLeave(links.canceled, forget);
  return (
    <Notice heading={words.headline} text={words.text}>
      <ButtonLink to={isDietitian ? links.dietitian : links.main}>{words.reschedule}</ButtonLink>
      {canceled && <CalendarButton {...canceled} canceled />}
    </Notice>
  );
}
