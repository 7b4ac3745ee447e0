import { Navigate } from 'react-router-dom';
import { schedulerConfig } from '../content/documents/schedulerConfig.ts';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Loading } from '../ui/Loading.tsx';
import { useDocument, useServices } from '../wiring/index.ts';
import { flowMeant } from './flowMeant.ts';
import { type SearchLinks, searchStart } from './searchStart.ts';

/** A search that lacks something goes to where its flow begins, with what there is. */
export function ToSearch({ criteria, links }: { readonly criteria: SearchCriteria; readonly links: SearchLinks }) {
  const { status, services } = useServices();
  const config = useDocument(schedulerConfig);
  const isNamed = criteria.type !== undefined || criteria.serviceIds.length > 0;
  if (isNamed && (status === 'loading' || config === undefined)) return <Loading>{slotsMessages.loading}</Loading>;
  const flow = config?.ok ? flowMeant(services, criteria, config.document) : undefined;
  return <Navigate to={searchStart(flow, links)} state={stateOf(criteria)} replace />;
}
