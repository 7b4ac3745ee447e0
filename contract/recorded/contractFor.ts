import { addresses, otherPaths } from '../calls/addresses.ts';
import type { CallContract } from '../case/ContractCase.ts';
import type { RecordedExchange } from './RecordedExchange.ts';

/** The call that a recorded request is; undefined where it is none. Search and refresh share an address and differ in their query. */
export function contractFor(
  { method, path, query }: RecordedExchange,
  contracts: readonly CallContract[],
): CallContract | undefined {
  const fitting = contracts.filter(({ call }) => {
    const address = addresses[call];
    return address.method === method && [address.path, ...(otherPaths.get(call) ?? [])].some((at) => isAt(path, at));
  });
  const isRefresh = 'filter.locationIds' in query || 'filter.licensureState' in query;
  return fitting.length > 1 ? fitting.find(({ call }) => (call === 'refresh-time-slots') === isRefresh) : fitting[0];
}

/** A gateway may put a folder of its own in front of the paths. */
const isAt = (path: string, template: string): boolean =>
  new RegExp(`(^|/)${template.slice(1).replace('{id}', '[^/]+')}$`).test(path);
