import type { BookableService } from '../../../app/journey/services/bookableServices.ts';

/** A service of the menu: in person, bookable two weeks ahead. */
export const bookable = (part: Partial<BookableService> = {}): BookableService => ({
  id: 30,
  name: 'Sore Throat',
  category: 'Illnesses',
  groupOrder: 1,
  order: 2,
  maxDaysAhead: 14,
  businessNames: ['tlc'],
  onMenu: true,
  isVaccine: false,
  isCovidVaccine: false,
  leadTimeDays: 0,
  ...part,
});
