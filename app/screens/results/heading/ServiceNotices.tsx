import { serviceExtraProperties } from '../../../content/documents/texts/serviceExtraProperties.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { LazyRichText } from '../../../ui/rich-text/LazyRichText.tsx';
import { useDocument } from '../../../wiring/index.ts';

/** What to mind of the searched services while choosing a time: many guests come past the form, which says it too. */
export function ServiceNotices({ services }: { readonly services: readonly BookableService[] }) {
  const properties = useDocument(serviceExtraProperties);
  if (!properties?.ok) return null;
  return properties.document.services.map(({ serviceIds, notice }) => {
    const meant = services.filter(({ id }) => serviceIds.includes(id));
    if (notice === undefined || meant.length === 0) return null;
    return (
      <Alert
        name="authorNotice"
        key={serviceIds.join()}
        kind={notice.type}
        title={services.length > 1 ? meant.map(({ name }) => name).join(', ') : undefined}
      >
        <LazyRichText html={notice.text} />
      </Alert>
    );
  });
}
