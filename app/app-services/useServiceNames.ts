import { serviceNameMapper } from '../content/generated/texts/serviceNameMapper.ts';
import { listedNames, type ServiceNames } from '../journey/services/serviceName.ts';
import { useDocument } from './AppServices.ts';

/** What guests read instead of the server's names of services; undefined while it is on its way. */
export function useServiceNames(): ServiceNames | undefined {
  const result = useDocument(serviceNameMapper);
  return result?.ok ? result.document : result && listedNames;
}
