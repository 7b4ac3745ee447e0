import { shellMessages } from '../messages/shell.ts';
import { Notice } from '../ui/alerts/Notice.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { links } from './paths.ts';

export function NotFoundScreen() {
  const words = shellMessages.notFound;
  return (
    <Notice heading={words.heading} text={words.text}>
      <ButtonLink to={links.main}>{words.action}</ButtonLink>
    </Notice>
  );
}
