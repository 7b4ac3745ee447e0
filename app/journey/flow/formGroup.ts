import type { Service } from '../reservation/Reservation.ts';
import { type CategoryConfigs, categoryConfig } from './categoryConfig.ts';
import type { FlowName } from './Flow.ts';

export interface FormGroupConfigs extends CategoryConfigs {
  readonly flows: Readonly<Record<FlowName, { readonly formConfigGroup: string }>>;
}

/** The group whose form a booking of these services asks: that of a category which has its own, else the flow's. */
export function formGroup(configs: FormGroupConfigs, flow: FlowName, services: readonly Service[]): string {
  const own = services.map(({ category = '' }) => categoryConfig(configs, category).formConfigGroup);
  return own.find((group) => group !== undefined) ?? configs.flows[flow].formConfigGroup;
}
