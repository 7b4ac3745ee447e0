import { shellMessages } from '../messages/site/shell.ts';
import { Notice } from '../ui/alerts/Notice.tsx';
import { ButtonLink } from '../ui/buttons/Button.tsx';
import { links } from './paths.ts';

export function NotFoundScreen() {
  const messages = shellMessages.notFound;
  return (
    <Notice heading={messages.heading} text={messages.text}>
      <ButtonLink to={links.main}>{messages.action}</ButtonLink>
    </Notice>
  );
}
