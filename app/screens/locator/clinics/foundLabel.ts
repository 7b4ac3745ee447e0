import { fillTemplate } from '../../../messages/fillTemplate.ts';
import type { LocatorMessages } from '../../../messages/generated/locatorMessages.ts';
import type { Locator } from '../search/useLocator.ts';

/** '11 clinics near 45202'. A point that is not where the guest is, as in a shared link, is just a place. */
export function foundLabel(
  total: number,
  { query, isHere }: Pick<Locator, 'query' | 'isHere'>,
  { one, many, position }: LocatorMessages,
): string {
  const location = query.searchText ?? (isHere ? position.here : position.there);
  return fillTemplate(total === 1 ? one : many, { n: total, location });
}
