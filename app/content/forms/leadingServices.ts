import { evaluateCondition, isOnPath, type JsonObject, type Scope } from '#engine';
import type { PrescreenServices } from './PrescreenPlan.ts';

/** The services that the answers of a prescreen's forms lead to: the first entry whose condition is true. */
export const leadingServices = (
  services: readonly PrescreenServices[],
  steps: Scope['steps'],
  context: JsonObject,
): readonly number[] | undefined =>
  services.find(
    ({ when }) =>
      when === undefined || isOnPath(evaluateCondition(when, { answers: {}, settings: {}, context, steps })),
  )?.serviceIds;
