import { buildPayload, evaluateRule, type Json, type JsonObject, type Path, questionPath, UNKNOWN } from '#engine';
import { leadingServices } from '../../../content/forms/PrescreenPlan.ts';
import { isIsoDate, localDate } from '../../../formatting/isoDate.ts';
import { encoders, type PrescreenState, readObject } from '../../../journey/index.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import type { OpenedPrescreen } from '../state/openPrescreen.ts';
import { prescreenSteps, stepAnswers } from '../state/prescreenSteps.ts';

/**
 * The search that a prescreen leads to: its services, and what the `payload` of its forms has below `/search`, such as
 * day and state. Other answers are left out, because the criteria stay in the browser's history. Without a day, as in a
 * link, it is today (PRESCREEN-6).
 */
export function prescreenCriteria(
  { plan, context, zones }: OpenedPrescreen,
  state: PrescreenState,
  criteria: SearchCriteria,
  service: BookableService,
): SearchCriteria {
  const { path } = prescreenSteps(plan, state, context);
  const formCriteria = readFormCriteria(buildPrescreenPayload({ plan, context }, state).search, zones);
  const location = criteria.location ?? formCriteria.state;
  return {
    ...criteria,
    date: criteria.date ?? localDate(new Date()),
    ...formCriteria,
    ...(location !== undefined && { location }),
    type: service.name,
    serviceIds: leadingServices(plan.services, stepAnswers(path), context) ?? chosenVaccines(path) ?? [service.id],
    page: 1,
  };
}

/** What the `payload` of the prescreen's forms sends: to the search, and to the booking that follows. */
export const buildPrescreenPayload = (
  { plan, context }: Pick<OpenedPrescreen, 'plan' | 'context'>,
  state: PrescreenState,
): JsonObject =>
  plan.wizard && state.wizard
    ? buildPayload(
        plan.wizard,
        state.wizard.answers,
        context,
        encoders(() => new Date()),
      )
    : {};

type FormCriteria = Pick<SearchCriteria, 'date' | 'state' | 'timeZone' | 'medicaid'>;

function readFormCriteria(search: Json | undefined, zones: OpenedPrescreen['zones']): FormCriteria {
  const { date, state, timeZone, medicaid } = readObject(search);
  const zone = typeof timeZone === 'string' && Object.hasOwn(zones, timeZone) ? zones[timeZone] : undefined;
  return {
    ...(typeof date === 'string' && isIsoDate(date) && { date }),
    ...(typeof state === 'string' && { state }),
    ...(zone !== undefined && { timeZone: zone }),
    ...(typeof medicaid === 'boolean' && { medicaid }),
  };
}

/** The services chosen in the field that offers the vaccines. */
function chosenVaccines(path: Path): readonly number[] | undefined {
  for (const { page, shown, scope } of path) {
    const field = shown.find((name) => readChoices(page.uiSchema[name]) === 'vaccines');
    const ids = field === undefined ? [] : parseIds(scope.answers[field]);
    if (ids.length > 0) return ids;
  }
  return undefined;
}

const readChoices = (uiOptions: unknown): unknown =>
  typeof uiOptions === 'object' && uiOptions !== null && 'ui:choices' in uiOptions
    ? uiOptions['ui:choices']
    : undefined;

const parseIds = (answer: Json | undefined): readonly number[] => {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
};

/** The answers that a prescreen passes to later forms, as its document defines them: only those to what was asked. */
export function collectPrescreenAnswers(
  { plan, context }: Pick<OpenedPrescreen, 'plan' | 'context'>,
  state: PrescreenState,
): JsonObject {
  const steps = stepAnswers(prescreenSteps(plan, state, context).path);
  const asked =
    plan.questions && state.questions ? questionPath(plan.questions, state.questions.answers, { steps, context }) : [];
  const scope = asked.at(-1)?.view.scope ?? { answers: {}, settings: {}, steps, context };
  return Object.fromEntries(
    plan.priorAnswers.flatMap(({ name, value: rule }) => {
      const value = evaluateRule(rule, scope);
      return value === UNKNOWN ? [] : [[name, value] as const];
    }),
  );
}
