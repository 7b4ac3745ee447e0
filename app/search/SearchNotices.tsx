import { serviceAvailability } from '../content/documents/serviceAvailability.ts';
import { connectionMessages } from '../messages/connection.ts';
import { searchMessages } from '../messages/search.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { LazyRichText } from '../ui/LazyRichText.tsx';
import { useDocument } from '../wiring/index.ts';
import type { ServiceMenu } from './useServiceMenu.ts';

/** What a guest must know before filling in the form. */
export function SearchNotices({ services }: { readonly services: ServiceMenu }) {
  const banner = useDocument(serviceAvailability);
  return (
    <>
      {services.status === 'failed' && (
        <Alert kind="error" live>
          <p>{connectionMessages.unknownError}</p>
          <Button look="secondary" onClick={services.again}>
            {searchMessages.servicesFailed}
          </Button>
        </Alert>
      )}
      {banner?.ok && banner.document.display && (
        <Alert kind={banner.document.type} title={banner.document.title}>
          <LazyRichText html={banner.document.text} />
        </Alert>
      )}
    </>
  );
}
