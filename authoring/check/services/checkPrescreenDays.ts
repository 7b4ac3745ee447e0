import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

type Definition = CheckedDocuments['definitions'][number];

/** A first or last day that a form accepts, in days from today. */
interface DayLimit {
  readonly is: 'earliest' | 'latest';
  readonly days: number;
  readonly document: string;
  readonly pointer: string;
}

/** Reports first and last days in the form of a prescreen, as its step sets them, that no service behind it can be booked on. */
export const checkPrescreenDays = (
  { schedulers, prescreens, definitions }: Pick<CheckedDocuments, 'schedulers' | 'prescreens' | 'definitions'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  schedulers.flatMap(({ document: configs }) =>
    prescreens.flatMap(({ name, document: { type, steps } }) => {
      const users = listCategories(configs).filter(({ config }) => config.prescreenType === type);
      const behind = services.filter(({ groupName }) => users.some(({ category }) => category === groupName.trim()));
      if (behind.length === 0) return [];
      const limits = steps.flatMap(({ form, settings }, step) =>
        definitions
          .filter(({ id }) => id === form)
          .flatMap((definition) =>
            dayLimits(definition, { document: name, pointer: `/steps/${step}/settings`, settings }),
          ),
      );
      return limits.flatMap(({ is, days, ...place }): readonly AuthoringProblem[] => {
        const booked = behind.map(({ leadTimeDays = 0, maxDaysAhead }) =>
          is === 'earliest' ? leadTimeDays : maxDaysAhead,
        );
        // Fewer days than could be booked may be meant.
        const isWithin = (each: number) => (is === 'earliest' ? days >= each : days <= each);
        if (booked.some((each) => each === undefined || isWithin(each))) return [];
        const message = `The ${is} day of this form is ${days} ${days === 1 ? 'day' : 'days'} ahead, and that of the services behind the prescreen "${type}" ${booked[0]}.`;
        return [{ ...place, code: 'settings-contradict', message }];
      });
    }),
  );

/** The settings that a step of a prescreen gives its form, and where they stand. */
interface StepSettings {
  readonly document: string;
  readonly pointer: string;
  readonly settings: unknown;
}

const dayLimits = (definition: Definition, step: StepSettings): readonly DayLimit[] =>
  definition.document.pages.flatMap(({ rules = [] }, page) =>
    rules.flatMap((rule, index) =>
      'check' in rule ? limitsOf(definition, step, rule.that, `/pages/${page}/rules/${index}/that`) : [],
    ),
  );

/** Of a comparison of the days from today to an answer with a number or a setting. */
const limitsOf = (
  { name: document, document: form }: Definition,
  step: StepSettings,
  that: unknown,
  pointer: string,
): readonly DayLimit[] =>
  (['>=', '<='] as const).flatMap((operator): readonly DayLimit[] => {
    const [[, between] = [], [, limit] = []] = listMembers(readMember(that, operator));
    const [[, from] = []] = listMembers(readMember(between, 'daysBetween'));
    if (readMember(from, 'var') !== 'context.today') return [];
    const is = operator === '>=' ? 'earliest' : 'latest';
    if (typeof limit === 'number') return [{ is, days: limit, document, pointer }];
    const setting = /^settings\.(\w+)$/.exec(String(readMember(limit, 'var')))?.[1] ?? '';
    const own = readMember(step.settings, setting);
    if (typeof own === 'number')
      return [{ is, days: own, document: step.document, pointer: `${step.pointer}/${setting}` }];
    const days = readMember(readMember(form.settings, setting), 'default');
    return typeof days === 'number' ? [{ is, days, document, pointer: `/settings/${setting}/default` }] : [];
  });
