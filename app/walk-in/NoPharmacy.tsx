import { shellMessages } from '../messages/shell.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The address names no pharmacy: there is no such page. */
export function NoPharmacy({ main }: { readonly main: string }) {
  const { heading, text, action } = shellMessages.notFound;
  return (
    <Notice heading={heading} text={text}>
      <ButtonLink to={main}>{action}</ButtonLink>
    </Notice>
  );
}
