import { Suspense } from 'react';
import { lazyOr } from '../ui/lazyOr.ts';

/** Not needed to search: where it does not arrive, there are no notes. */
const ServiceProperties = lazyOr<{ readonly serviceId: number }>(
  'search/ServiceProperties.tsx',
  async () => (await import('./ServiceProperties.tsx')).ServiceProperties,
  () => null,
);

/** What there is to know about the chosen service; its code and document come when a service is chosen. */
export function ServiceNotes({ serviceId }: { readonly serviceId: number }) {
  return (
    <Suspense fallback={null}>
      <ServiceProperties serviceId={serviceId} />
    </Suspense>
  );
}
