import { serviceAvailability } from '../content/documents/serviceAvailability.ts';
import { categoryConfig } from '../journey/flow/categoryConfig.ts';
import type { BookableService } from '../journey/services/BookableService.ts';
import { connectionMessages } from '../messages/connection.ts';
import { searchMessages } from '../messages/search.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { LazyRichText } from '../ui/LazyRichText.tsx';
import { useDocument } from '../wiring/index.ts';
import type { ServiceMenu } from './useServiceMenu.ts';

export interface SearchNoticesProps {
  readonly services: ServiceMenu;
  readonly service: BookableService | undefined;
}

/** What a guest must know before filling in the form: trouble with the services, and what the chosen one asks for. */
export function SearchNotices({ services, service }: SearchNoticesProps) {
  const banner = useDocument(serviceAvailability);
  const inline = service && services.configs && categoryConfig(services.configs, service.category).inlineSAFMessage;
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
      <div role="status">
        {inline && (
          <Alert kind={inline.type}>
            <LazyRichText html={inline.text} />
          </Alert>
        )}
      </div>
    </>
  );
}
