import type { BookableService } from './bookableServices.ts';
import { type CategoryConfigs, categoryConfig } from './categoryConfig.ts';

/** A prescreen that was answered, and the services that its answers led to. Its answers are not kept with it. */
export interface AnsweredPrescreen {
  readonly type: string;
  readonly serviceIds: readonly number[];
}

/**
 * The prescreen that the categories of the services ask before their results, and that has not led to them yet (RESULT-28);
 * undefined where there is none.
 */
export function missingPrescreen(
  services: readonly Pick<BookableService, 'id' | 'category'>[],
  configs: CategoryConfigs,
  answered: readonly AnsweredPrescreen[],
): string | undefined {
  const asked = services.flatMap(({ id, category }) => {
    const { redirectAction, prescreenType } = categoryConfig(configs, category);
    return redirectAction === 'prescreen' && prescreenType !== undefined ? [{ id, type: prescreenType }] : [];
  });
  const idsOf = (wanted: string): readonly number[] => asked.flatMap(({ id, type }) => (type === wanted ? [id] : []));
  return asked.find(
    ({ type }) =>
      !answered.some((one) => one.type === type && idsOf(type).every((wanted) => one.serviceIds.includes(wanted))),
  )?.type;
}
