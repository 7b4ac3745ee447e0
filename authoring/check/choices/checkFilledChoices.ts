import { evaluateCondition, initialState, type Place, pathFor, UNKNOWN } from '#engine';
import type { PrescreenPlan, PrescreenServices } from '../../../app/content/forms/PrescreenPlan.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { CompiledPrescreen } from '../checks/compilePrescreens.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { checkChoiceServices } from '../services/checkChoiceServices.ts';

type Read = Pick<CheckedDocuments, 'prescreens' | 'definitions'>;

/**
 * Reports choices of a prescreen that book another service than the one that they name, or that they are filled in for:
 * a guest who came for one service, and changes nothing, books this service.
 */
export function checkFilledChoices(
  read: Read,
  compiled: readonly CompiledPrescreen[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const named = checkChoiceServices(read, services);
  // Where a choice books another service than it names, what is filled in leads there as well.
  const others = compiled.filter(({ name }) => named.every(({ document }) => document !== name));
  const filled = others.flatMap((prescreen) => {
    const own = services.filter(({ id }) => prescreen.plan.services.some(({ serviceIds }) => serviceIds.includes(id)));
    return own.flatMap((service) => checkFilled(prescreen, service, services, read));
  });
  // One rule fills in the choices of many services, and the first of them stands for all.
  const first = new Map(filled.toReversed().map((problem) => [`${problem.document}#${problem.pointer}`, problem]));
  return [...named, ...[...first.values()].toReversed()];
}

function checkFilled(
  prescreen: CompiledPrescreen,
  came: ServiceType,
  services: readonly ServiceType[],
  { definitions }: Read,
): readonly AuthoringProblem[] {
  const { name, document, plan } = prescreen;
  const led = leadsTo(plan, came);
  if (led === undefined || led.serviceIds.includes(came.id)) return [];
  const line = plan.services.indexOf(led);
  const names = led.serviceIds.map((id) => `"${services.find((each) => each.id === id)?.name.trim() ?? id}"`);
  const message = `Who comes for "${came.name.trim()}" (${came.id}), and leaves the choices as they are filled in, books ${names.join(', ')}.`;
  const place = findPrefill(document, line, came, definitions) ?? {
    document: name,
    pointer: `/services/${line}/serviceIds`,
  };
  return [{ ...place, code: 'service-of-another-choice', message }];
}

/** The rule that fills in the wrong choice: it is read where the line of services that holds differs from the right one. */
function findPrefill(
  { steps, services: lines = [] }: PrescreenData,
  line: number,
  came: ServiceType,
  definitions: Read['definitions'],
): Place | undefined {
  const right = lines.find(({ serviceIds }) => serviceIds.includes(came.id));
  const parts = partsOf(lines[line]?.when);
  const reads = partsOf(right?.when)
    .filter((part) => !parts.includes(part))
    .join('');
  return steps
    .flatMap(({ id, form }) =>
      definitions
        .filter((definition) => definition.id === form)
        .flatMap(({ name: document, document: { pages } }) =>
          pages.flatMap(({ rules = [] }, page) =>
            rules.flatMap((rule, index) =>
              'prefill' in rule && reads.includes(`"steps.${id}.${rule.prefill.slice(1)}"`)
                ? [{ document, pointer: `/pages/${page}/rules/${index}/with` }]
                : [],
            ),
          ),
        ),
    )
    .at(0);
}

/** The parts of a condition that must all hold, as JSON. */
const partsOf = (when: unknown): readonly string[] => {
  const all = readMember(when, 'and');
  return (all === undefined ? [when ?? {}] : listMembers(all).map(([, part]) => part)).map((part) =>
    JSON.stringify(part),
  );
};

/** The services that a guest who came for one, and changes nothing, is led to; undefined where that is not certain. */
function leadsTo({ wizard, services }: PrescreenPlan, came: ServiceType): PrescreenServices | undefined {
  if (wizard === undefined) return undefined;
  const context = { services: [{ id: came.id, name: came.name.trim(), category: came.groupName.trim() }] };
  const path = pathFor(wizard, initialState(wizard, context).answers, context);
  const steps = Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers]));
  const scope = { answers: {}, settings: {}, steps, context };
  const holds = ({ when }: PrescreenServices) => (when === undefined ? true : evaluateCondition(when, scope));
  const led = services.find((line) => holds(line) !== false);
  return led === undefined || holds(led) === UNKNOWN ? undefined : led;
}
