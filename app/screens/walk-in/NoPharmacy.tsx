import { siteMessages } from '../../messages/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/alerts/Notice.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { useMissingPage } from '../../ui/head/MissingPage.ts';

/** Shown if the address names no pharmacy, as for any missing page. */
export function NoPharmacy({ main }: { readonly main: string }) {
  useMissingPage();
  const { heading, text, action } = useMessages(siteMessages).notFound;
  return (
    <Notice heading={heading} text={text}>
      <ButtonLink to={main}>{action}</ButtonLink>
    </Notice>
  );
}
