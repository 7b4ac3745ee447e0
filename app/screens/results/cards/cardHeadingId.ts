/** The id of the heading of a provider's card. */
export const cardHeadingId = (providerId: string): string => `place-${providerId}`;
