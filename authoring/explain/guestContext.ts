import type { Json, JsonObject } from '#engine';
import { flowNames } from '../../app/journey/index.ts';
import type { ServiceType } from '../../schemas/generated/api/services/list-services/reply.js';
import type { SchedulerConfig } from '../../schemas/generated/content/settings/scheduler-config-2022.js';
import { listCategories } from '../check/checks/NamedCategory.ts';
import type { AskedPlan } from '../journeys/AskedPlan.ts';
import { nothingWanted } from '../journeys/generate/openWays.ts';
import { contextWith, usualContexts } from '../journeys/generate/usualContext.ts';
import { isList, readPart } from '../jsonParts.ts';

/** Who the guest is, and what is booked; what is absent is as usual. */
export interface Guest {
  readonly flow?: string;
  readonly prescreen?: string;
  /** Id or name. */
  readonly service?: string;
  /** Two-letter code. */
  readonly state?: string;
  readonly age?: number;
  /** The day on which the guest answers. */
  readonly date?: string;
}

/** What decides beside the guest. */
export interface Surroundings {
  /** What a document asks, by its name; undefined where it asks nothing. */
  readonly find: (name: string) => AskedPlan | undefined;
  readonly schedulers: readonly SchedulerConfig[];
  readonly services: readonly ServiceType[];
  /** The document notes-data. */
  readonly notes: Json | undefined;
}

/** A guest before the first answer. */
export interface AskedGuest {
  readonly plan: AskedPlan;
  readonly context: JsonObject;
}

/**
 * What such a guest is asked, and what the app knows of the guest.
 *
 * @throws TypeError for a flow, prescreen or service that there is none of
 */
export function guestContext(guest: Guest, surroundings: Surroundings): AskedGuest {
  const { find, schedulers, services } = surroundings;
  const service = guest.service === undefined ? undefined : findService(guest.service, services);
  const name =
    guest.prescreen === undefined
      ? configurationOf(guest.flow, service, schedulers)
      : `prescreen-data/${guest.prescreen}`;
  const plan = find(name);
  if (plan === undefined)
    throw new TypeError(`The document "${name}" asks nothing, or is broken: npm run content -- check says why.`);
  // A service that is asked for comes first, so that it is the one that is booked.
  const usual = usualContexts(plan, schedulers, service ? [service, ...services] : services);
  const context = usual.find(({ flow }) => guest.flow === undefined || flow === guest.flow) ?? usual[0] ?? {};
  return {
    plan,
    context: contextWith(context, { ...nothingWanted, context: whatDiffers(guest, context, surroundings) }),
  };
}

function whatDiffers(
  { date, state, age, prescreen }: Guest,
  context: JsonObject,
  { notes }: Surroundings,
): ReadonlyMap<string, Json> {
  const differs = new Map<string, Json>();
  const today = date ?? (typeof context.today === 'string' ? context.today : '');
  differs.set('today', today);
  const category = readPart(readPart(context.services, '0'), 'category');
  const reasons = readPart(readPart(notes, 'reasons'), String(category));
  if (prescreen === undefined && isList(reasons))
    differs.set(
      'reasons',
      reasons.map((each) => ({ value: each, title: each })),
    );
  if (state !== undefined) for (const name of ['state', 'provider.state', 'known.state']) differs.set(name, state);
  if (age !== undefined) differs.set('known.dateOfBirth', bornBefore(today, age));
  return differs;
}

function findService(named: string, services: readonly ServiceType[]): ServiceType {
  const sought = named.toLowerCase();
  const found = services.find(({ id, name }) => String(id) === named || name.toLowerCase() === sought);
  if (found) return found;
  const near = services.filter(({ name }) => name.toLowerCase().includes(sought)).map(({ name }) => `"${name}"`);
  throw new TypeError(`There is no service "${named}".${near.length > 0 ? ` Is it ${near.join(' or ')}?` : ''}`);
}

/** The form configuration of a flow, or that which the category of the booked service has instead. */
function configurationOf(
  named: string | undefined,
  service: ServiceType | undefined,
  schedulers: readonly SchedulerConfig[],
): string {
  const flow = flowNames.find((each) => each === named);
  if (flow === undefined) throw new TypeError(`There is no flow "${named}". Known: ${flowNames.join(', ')}.`);
  const category = schedulers
    .flatMap(listCategories)
    .find((each) => each.category === service?.groupName && each.config.schedulerFlow === flow);
  if (service && !category) throw new TypeError(`"${service.name}" is not booked in the flow ${flow}.`);
  const usual = schedulers.map(({ flows }) => flows?.[flow]?.formConfigGroup).find((each) => each !== undefined);
  return `form-config/${category?.config.formConfigGroup ?? usual}`;
}

/** The date of birth of somebody who has been that old since yesterday. */
function bornBefore(today: string, years: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
