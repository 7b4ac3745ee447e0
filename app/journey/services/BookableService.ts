import type { BusinessName, Service } from '../picked/PickedAppointments.ts';

/** A service as the server lists it, with the fields that matter to a guest's choice. */
export interface ListedService extends Omit<Service, 'category'> {
  readonly groupName: string;
  readonly groupOrder?: number;
  readonly order?: number;
  readonly businessNames: readonly string[];
  readonly notMenuOption?: boolean;
  readonly isVaccine?: boolean;
  readonly isCovidVaccine?: boolean;
  readonly dose?: number;
  readonly leadTimeDays?: number;
}

/** A service that a guest can book. */
export interface BookableService extends Service {
  /** Name of its group on the menu. */
  readonly category: string;
  readonly groupOrder: number;
  readonly order: number;
  readonly maxDaysAhead: number;
  readonly businessNames: readonly BusinessName[];
  /** False for a service that is not chosen from the menu. */
  readonly onMenu: boolean;
  readonly isVaccine: boolean;
  readonly isCovidVaccine: boolean;
  /** Days of preparation: the service is bookable from this many days after today. */
  readonly leadTimeDays: number;
  /** The number of the dose in a series; absent for a vaccine that is given once. */
  readonly dose?: number;
}
