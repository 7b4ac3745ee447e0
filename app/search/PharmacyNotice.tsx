import { searchMessages } from '../messages/search.ts';
import { Alert } from '../ui/Alert.tsx';

/** Says that the pharmacy's page was opened beside this one, and leads there where a browser kept it from opening. */
export function PharmacyNotice({ url }: { readonly url: string | undefined }) {
  const { opened, link } = searchMessages.pharmacy;
  return (
    <div role="status">
      {url !== undefined && (
        <Alert name="pharmacyOpened" kind="info" title={opened}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        </Alert>
      )}
    </div>
  );
}
