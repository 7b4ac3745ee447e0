import { type CategoryConfigs, categoryConfig } from '../flow/categoryConfig.ts';
import type { Service } from '../picked/PickedAppointments.ts';

/** Whether a booking of these services carries the 'with-care' tag, because the category of one of them asks for it. */
export const asksWithCare = (configs: CategoryConfigs, services: readonly Service[]): boolean =>
  services.some(({ category = '' }) => categoryConfig(configs, category).withCareTag === true);
