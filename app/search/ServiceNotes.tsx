import { lazy, Suspense } from 'react';

/** Not needed to search: where it does not arrive, there are no notes. */
const ServiceProperties = lazy(() =>
  import('./ServiceProperties.tsx').then(
    (module) => ({ default: module.ServiceProperties }),
    () => ({ default: () => null }),
  ),
);

/** What there is to know about the chosen service; its code and document come when a service is chosen. */
export function ServiceNotes({ serviceId }: { readonly serviceId: number }) {
  return (
    <Suspense fallback={null}>
      <ServiceProperties serviceId={serviceId} />
    </Suspense>
  );
}
