import type { Json, JsonObject } from '#engine';
import { formContext } from '../../../../app/content/forms/formContext.ts';
import { businessNames, type FlowName, flowNames, type PickedAppointments } from '../../../../app/journey/index.ts';
import type { StudioService } from '../../../exchange/StudioDocument.ts';
import { entriesOf, memberOf, readJson } from '../../json/readJson.ts';
import { bornBefore, type Situation } from './Situation.ts';
import { states } from './states.ts';

/** What documents say about situations. */
export interface Settings {
  readonly scheduler: Json | undefined;
  readonly reasons: Readonly<Record<string, readonly string[] | undefined>>;
}

const pathOf = (kind: string) => `${kind}/1.0.0/scheduler/${kind}.json`;

export function readSettings(texts: ReadonlyMap<string, string>): Settings {
  const read = (kind: string) => readJson(texts.get(pathOf(kind)) ?? '');
  const reasons = entriesOf(memberOf(read('notes-data'), 'reasons')).map(([category, listed]) => [
    category,
    Array.isArray(listed) ? listed.filter((each): each is string => typeof each === 'string') : [],
  ]);
  return { scheduler: read('scheduler-config-2022'), reasons: Object.fromEntries(reasons) };
}

/** The flow that asks a form configuration; else the first one. */
export const flowOf = ({ scheduler }: Settings, group: string): FlowName =>
  flowNames.find((name) => memberOf(scheduler, 'flows', name, 'formConfigGroup') === group) ?? 'IN_PERSON';

const categoriesOf = ({ scheduler }: Settings, flow: FlowName): ReadonlyMap<string, Json> =>
  new Map(
    entriesOf(memberOf(scheduler, 'categories')).filter(([, category]) => memberOf(category, 'schedulerFlow') === flow),
  );

/** The services that are booked in a flow; all of them where the settings name none. */
export function servicesOf(
  settings: Settings,
  flow: FlowName,
  services: readonly StudioService[],
): readonly StudioService[] {
  const categories = categoriesOf(settings, flow);
  const booked = services.filter(({ category }) => categories.has(category));
  return booked.length > 0 ? booked : services;
}

/** The appointment of a situation, made up. */
export function pickedIn(
  { flow, service, state, today }: Situation,
  settings: Settings,
  services: readonly StudioService[],
): PickedAppointments {
  const booked = services.find(({ id }) => id === service);
  const named = memberOf(categoriesOf(settings, flow).get(booked?.category ?? ''), 'businessName');
  const businessName = businessNames.find((name) => name === named) ?? 'tlc';
  const timezone = 'America/New_York';
  return {
    appointment: { timestamp: `${today} 10:00:00`, timezone, services: booked ? [booked] : [] },
    provider: {
      providerId: '01400943',
      businessName,
      timezone,
      address: { addressLines: ['1 Main Street'], cityTown: 'Springfield', stateProvince: state, postalCode: '45202' },
    },
  };
}

/** What rules read as `context`. It has all that a form and a prescreen are given in the app. */
export function situationContext(
  situation: Situation,
  settings: Settings,
  services: readonly StudioService[],
): JsonObject {
  const { flow, today, service, age, state } = situation;
  const booked = services.find(({ id }) => id === service);
  const priorAnswers: JsonObject = {
    state,
    ...(age !== undefined && { dateOfBirth: bornBefore(today, age), date: bornBefore(today, age) }),
  };
  const { reasons } = settings;
  const vaccines = services.filter(({ category }) => category === booked?.category);
  return {
    ...formContext(flow, today, pickedIn(situation, settings, services), { priorAnswers, reasons }),
    ...(booked && { service: { id: booked.id, name: booked.name, category: booked.category } }),
    vaccines: vaccines.map(({ id, name }) => ({ value: String(id), title: name })),
    licensureStates: states.map(([code, name]) => ({ value: code, title: name })),
    unlicensedStates: [],
  };
}
