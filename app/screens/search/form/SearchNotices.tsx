import { useDocument, useFailureMessage, useUnlessOffline } from '../../../app-services/index.ts';
import { serviceAvailabilityError } from '../../../content/generated/settings/serviceAvailabilityError.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorSummary, type SummaryEntry } from '../../../ui/fields/ErrorSummary.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import type { ServiceMenu } from './service/serviceMenu.ts';

export interface SearchNoticesProps {
  readonly services: ServiceMenu;
  /** Whether a modal that is needed to go on has failed to arrive. */
  readonly hasFailed: boolean;
  /** The errors in the form; empty until the guest has tried to submit it. */
  readonly summaryEntries: readonly SummaryEntry[];
}

/** What a guest must know before filling in the form, and the errors in it. */
export function SearchNotices({ services, hasFailed, summaryEntries }: SearchNoticesProps) {
  const messages = useMessages(searchMessages);
  const servicesFailed = useUnlessOffline(messages.servicesFailed.text);
  const failure = useFailureMessage();
  const banner = useDocument(serviceAvailabilityError);
  return (
    <>
      {services.status === 'failed' && (
        <Alert name="servicesFailed" kind="error" live>
          <p>{servicesFailed}</p>
          <Button variant="secondary" onClick={services.again}>
            {messages.servicesFailed.again}
          </Button>
        </Alert>
      )}
      {hasFailed && (
        <Alert name="modalFailed" kind="error" title={failure.title} live>
          <p>{failure.text}</p>
        </Alert>
      )}
      {banner?.ok && banner.document.display && (
        <Alert name="authorNotice" kind={banner.document.type} title={banner.document.title}>
          <RichText html={banner.document.text} />
        </Alert>
      )}
      <ErrorSummary title={messages.invalid} entries={summaryEntries} />
    </>
  );
}
