import type { Place } from '#engine';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { FlowNeeds, FlowRequirements } from '../../../schemas/generated/content/settings/flow-requirements.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked } from '../read/CheckedDocuments.ts';
import { describeUse, type FlowUse, flowUses, listNeeds } from './FlowUse.ts';

/** What is wrong with the steps of a configuration, for those whose bookings it is asked. */
interface StepProblem extends Omit<AuthoringProblem, 'message'> {
  readonly tell: (who: string) => string;
}

/** One use of a form configuration, and what is wrong with its steps there. */
interface JudgedUse {
  readonly use: FlowUse;
  readonly problems: readonly StepProblem[];
}

/**
 * Reports form configurations without a form that their bookings need, and with one, or a consent, that belongs to
 * other flows only. Where the steps are right for another flow, the name of the configuration is what is wrong.
 */
export function checkSteps(
  { name: document, document: configs }: Checked<SchedulerConfig>,
  configurations: readonly Checked<FormConfiguration>[],
  requirements: FlowRequirements,
  names: readonly string[],
): readonly AuthoringProblem[] {
  const all = listNeeds(requirements).map(({ needs }) => needs);
  const uses = flowUses(configs, requirements).flatMap((use): readonly JudgedUse[] => {
    const found = configurations.find(({ document }) => document.group === use.group);
    return found === undefined ? [] : [{ use, problems: judgeSteps(found, use.needs, all, names) }];
  });
  const found = new Map<string, StepProblem & { readonly who: string[] }>();
  for (const { use, problems } of uses) {
    const right = uses.find((other) => other.use.group === use.group && other.problems.length === 0)?.use;
    for (const problem of right === undefined ? problems : problems.slice(0, 1)) {
      const told = right === undefined ? problem : wrongName({ document, pointer: use.pointer }, use, right, problem);
      const key = JSON.stringify([told.document, told.pointer, told.code, told.tell('')]);
      const { who } = found.get(key) ?? { who: [] };
      found.set(key, { ...told, who: [...who, describeUse(use)] });
    }
  }
  return [...found.values()].map(({ tell, who, ...problem }) => ({
    ...problem,
    message: tell([...new Set(who)].join(', ')),
  }));
}

const wrongName = (place: Place, { group }: FlowUse, right: FlowUse, { tell }: StepProblem): StepProblem => ({
  ...place,
  code: 'form-of-another-flow',
  tell: (who) => `"${group}" has the steps of ${describeUse(right)}, which are not those of ${who}. ${tell(who)}`,
});

function judgeSteps(
  { name: document, document: { steps } }: Checked<FormConfiguration>,
  { forms, documentIds = {} }: FlowNeeds,
  all: readonly Partial<FlowNeeds>[],
  names: readonly string[],
): readonly StepProblem[] {
  const at = (index: number, member: string): string => (index < 0 ? '/steps' : `/steps/${index}/${member}`);
  // A step whose form does not exist is reported itself, and may be the one that is missing.
  const isMisnamed = steps.some(({ form }) => !names.includes(documentName(formDefinition, form)));
  const lacking = forms
    .filter((form) => !isMisnamed && steps.every((step) => step.form !== form))
    .map((form): StepProblem => ({ document, pointer: '/steps', code: 'step-missing', tell: needs(`asks "${form}"`) }));
  const foreign = steps.flatMap(({ form }, index): readonly StepProblem[] =>
    forms.includes(form) || all.every((each) => !each.forms?.includes(form))
      ? []
      : [{ document, pointer: at(index, 'form'), code: 'step-of-another-flow', tell: isForeign(`"${form}"`) }],
  );
  const kinds = new Set(all.flatMap((each) => Object.keys(each.documentIds ?? {})));
  const texts = [...kinds].flatMap((kind): readonly StepProblem[] => {
    const idOf = (ids: FlowNeeds['documentIds'] = {}): string | undefined =>
      Object.entries(ids).find(([name]) => name === kind)?.[1];
    const index = steps.findIndex((step) => idOf(step.documentIds) !== undefined);
    const [named, needed] = [idOf(steps[index]?.documentIds), idOf(documentIds)];
    const isOfOthers = named !== undefined && all.some((each) => idOf(each.documentIds) === named);
    if (named === needed || (needed === undefined && !isOfOthers)) return [];
    const tell = needed === undefined ? isForeign(`"${kind}/${named}"`) : needs(`takes "${kind}/${needed}"`);
    return [{ document, pointer: at(index, `documentIds/${kind}`), code: 'step-of-another-flow', tell }];
  });
  return [...lacking, ...foreign, ...texts];
}

const needs =
  (what: string) =>
  (who: string): string =>
    `No step ${what}, which flow-requirements demands for ${who}.`;

const isForeign =
  (what: string) =>
  (who: string): string =>
    `${what} belongs to other flows: flow-requirements does not name it for ${who}.`;
