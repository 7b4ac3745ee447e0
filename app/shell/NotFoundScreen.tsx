import { shellMessages } from '../messages/shell.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { links } from './paths.ts';

export function NotFoundScreen() {
  const words = shellMessages.notFound;
  return (
    <Notice heading={words.heading} text={words.text}>
      <ButtonLink to={links.main}>{words.action}</ButtonLink>
    </Notice>
  );
}
