import {
  type CompiledRule,
  type ContentProblem,
  compileQuestionnaire,
  compileRule,
  compileWizard,
  contextType,
  type ObjectType,
  type Place,
  type QuestionnairePlan,
  type Result,
  type WizardPlan,
} from '#engine';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import { withVariants } from '../../app/content/forms/stepForm.ts';
import type { FormConfiguration } from '../../schemas/generated/content/form-config.js';
import type { PrescreenData } from '../../schemas/generated/content/prescreen-data.js';
import { configurationOf } from './configurationOf.ts';
import type { Checked, CheckedDocuments } from './readChecked.ts';

/** A prescreen with all that it names, ready to run. */
export interface CompiledPrescreen {
  readonly name: string;
  readonly configuration: FormConfiguration;
  readonly plan: WizardPlan;
  readonly questions?: QuestionnairePlan;
  readonly choices: readonly { readonly when?: CompiledRule; readonly place: Place }[];
}

export interface CompiledPrescreens {
  readonly prescreens: readonly CompiledPrescreen[];
  /** Questions that no prescreen names. */
  readonly questionnaires: readonly QuestionnairePlan[];
  readonly problems: readonly ContentProblem[];
}

/** Compiles every prescreen with its forms and questions, and all questions that none names. */
export function compilePrescreens(read: CheckedDocuments): CompiledPrescreens {
  const problems: ContentProblem[] = [];
  const take = <T>(result: Result<T>): T | undefined => {
    if (result.ok) return result.value;
    problems.push(...result.problems);
    return undefined;
  };
  const prescreens = read.prescreens.flatMap((prescreen) => {
    const configuration = withVariants(configurationOf(prescreen.document));
    const plan = compileSteps({ name: prescreen.name, document: configuration }, read, take);
    if (plan === undefined) return [];
    const steps = Object.fromEntries(plan.steps.map(({ id, form }) => [id, form.types.answers]));
    const asked = read.questionnaires.find(({ id }) => id === prescreen.document.questions);
    const questions = asked && take(compileQuestionnaire(asked, knownNames, steps));
    const choices = choicesOf(prescreen, steps, take);
    return [{ name: prescreen.name, configuration, plan, choices, ...(questions && { questions }) }];
  });
  const named = read.prescreens.map(({ document }) => document.questions);
  const questionnaires = read.questionnaires
    .filter(({ id }) => !named.includes(id))
    .flatMap((alone) => take(compileQuestionnaire(alone, knownNames)) ?? []);
  return { prescreens, questionnaires, problems };
}

type Take = <T>(result: Result<T>) => T | undefined;

/** A prescreen may have questions alone. */
const compileSteps = (
  configuration: { readonly name: string; readonly document: FormConfiguration },
  { definitions, variants }: CheckedDocuments,
  take: Take,
): WizardPlan | undefined =>
  configuration.document.steps.length === 0
    ? { group: configuration.document.group, steps: [] }
    : take(compileWizard(configuration, [...definitions, ...variants], knownNames));

function choicesOf(
  { name, document }: Checked<PrescreenData>,
  steps: Readonly<Record<string, ObjectType>>,
  take: Take,
): CompiledPrescreen['choices'] {
  const readable: ObjectType = {
    kind: 'object',
    properties: { steps: { kind: 'object', properties: steps }, context: contextType(knownNames) },
  };
  return (document.services ?? []).flatMap(({ when }, index) => {
    const place = { document: name, pointer: `/services/${index}/when` };
    if (when === undefined) return [{ place }];
    const rule = take(compileRule(when, readable, place));
    return rule === undefined ? [] : [{ when: rule, place }];
  });
}
