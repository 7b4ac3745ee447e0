import { shellMessages } from '../messages/shell.ts';
import { Notice } from '../ui/alerts/Notice.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { links } from './paths.ts';

/** A route of the specification whose screen is not built yet. */
export function NotBuiltScreen() {
  const messages = shellMessages.later;
  return (
    <Notice heading={messages.heading} text={messages.text}>
      <ButtonLink to={links.main}>{messages.action}</ButtonLink>
    </Notice>
  );
}
