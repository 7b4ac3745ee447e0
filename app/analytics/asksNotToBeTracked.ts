/** Whether the browser sends Do Not Track, which some call by another value or at another place, or Global Privacy Control. */
export const asksNotToBeTracked = (): boolean =>
  [navigator, window].some((owner) => ['1', 'yes'].includes(String(Reflect.get(owner, 'doNotTrack')))) ||
  Reflect.get(navigator, 'globalPrivacyControl') === true;
