/**
 * The id of the place with these numbers (API-9).
 * @param divisionNumber any text, as it is in an address; three digits name a division
 * @param storeNumber the same with five digits
 * @returns '' for numbers that can name no place
 */
export const placeId = (divisionNumber: string, storeNumber: string): string =>
  /^\d{3}$/.test(divisionNumber) && /^\d{5}$/.test(storeNumber) ? divisionNumber + storeNumber : '';
