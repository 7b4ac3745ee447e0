import { cancelMessages } from '../messages/cancel.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useJourney } from '../wiring/index.ts';

const words = cancelMessages.canceled;

/** That it is canceled, and the way to another appointment of the same kind. */
export function CanceledScreen({ links }: { readonly links: { readonly main: string; readonly dietitian: string } }) {
  const flow = useJourney(({ flow: { name } }) => name);
  return (
    <Notice heading={words.headline} text={words.text}>
      <ButtonLink to={flow === 'DIETITIAN' ? links.dietitian : links.main}>{words.reschedule}</ButtonLink>
    </Notice>
  );
}
