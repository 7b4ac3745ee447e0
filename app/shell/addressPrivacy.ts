import type { AddressPrivacy } from '../analytics/createAnalytics.ts';
import { privateParameters } from '../journey/search/criteriaFromQuery.ts';

/**
 * The link to cancel, also one that a mail program has damaged: whoever knows it can cancel the appointment, so nothing
 * is reported from its page (CANCEL-10).
 */
const isCancelLink = ({ href }: Pick<Location, 'href'>): boolean => /\/cancel\//i.test(href);

/** What the address of this page load allows, with the private parameters that a screen removes once it has read them. */
export function addressPrivacy(location: Pick<Location, 'href' | 'search'>): AddressPrivacy {
  const query = new URLSearchParams(location.search);
  return {
    isSilent: () => isCancelLink(location),
    wasPrivate: isCancelLink(location) || privateParameters.some((name) => query.has(name)),
  };
}
