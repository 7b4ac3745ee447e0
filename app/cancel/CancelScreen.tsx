import { useParams } from 'react-router-dom';
import { cancelMessages } from '../messages/cancel.ts';
import { CallUs } from './CallUs.tsx';
import type { CancelLinks } from './CancelLinks.ts';
import { LinkOfMail } from './LinkOfMail.tsx';
import { Unreported } from './Unreported.tsx';

/** The link of the confirmation mail; an address without its id or code only says how to cancel. */
export function CancelScreen({ links }: { readonly links: CancelLinks }) {
  const { id, code } = useParams();
  return (
    <Unreported>
      {id === undefined || code === undefined ? (
        <CallUs {...cancelMessages.link.missing} />
      ) : (
        <LinkOfMail key={`${id}/${code}`} id={id} code={code} links={links} />
      )}
    </Unreported>
  );
}
