import {
  type ContentProblem,
  compileConditions,
  compileQuestionnaire,
  compileRule,
  compileWizard,
  type FormDefinition,
  inferContextType,
  type KnownNames,
  type NamedDocument,
  type ObjectType,
  type QuestionnaireDefinition,
  type QuestionnairePlan,
  type Result,
  type RuleEnvironment,
  type ValueType,
  type WizardPlan,
} from '#engine';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import { compilePriorAnswers, type PartResult } from './compilePriorAnswers.ts';
import { formatVariantName } from './openForms.ts';
import type { PrescreenPlan, PrescreenServices } from './PrescreenPlan.ts';

type StepTypes = Readonly<Record<string, ValueType>>;

/**
 * Compiles a prescreen with the forms and the questions that it names. The `document` of a problem is the one to fix.
 */
export function compilePrescreen(
  data: NamedDocument<PrescreenData>,
  definitions: readonly NamedDocument<FormDefinition>[],
  questionnaires: readonly NamedDocument<QuestionnaireDefinition>[],
  known: KnownNames,
): Result<PrescreenPlan> {
  const { type, hideStepCount = false, infoMessages = [] } = data.document;
  const wizard = compilePrescreenWizard(data, definitions, known);
  if (wizard.problems.length > 0) return { ok: false, problems: wizard.problems };
  const types = collectStepTypes(wizard.value);
  const questions = compileQuestions(data, questionnaires, known, types);
  const place = { document: data.name, pointer: '/conditions' };
  const conditions = compileConditions(data.document.conditions, readableSteps(types, known), place);
  const readable = conditions.environment;
  const services = compileServices(data, readable);
  const asked = data.document.questions === undefined ? readable : questions.value?.types;
  const priorAnswers = compilePriorAnswers(data, asked && { ...readable, ...asked });
  const problems = [
    ...listEmptyProblems(data),
    ...conditions.problems,
    ...questions.problems,
    ...services.problems,
    ...priorAnswers.problems,
  ];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      type,
      hideStepCount,
      ...(wizard.value && { wizard: wizard.value }),
      ...(questions.value && { questions: questions.value }),
      services: services.value ?? [],
      priorAnswers: priorAnswers.value ?? [],
      information: infoMessages,
    },
  };
}

function compilePrescreenWizard(
  { name, document: { type, steps, conditions = {} } }: NamedDocument<PrescreenData>,
  definitions: readonly NamedDocument<FormDefinition>[],
  known: KnownNames,
): PartResult<WizardPlan> {
  if (steps.length === 0) return { problems: [] };
  const variants = steps.map((step) => ({ ...step, form: formatVariantName(step) }));
  const compiled = compileWizard({ name, document: { group: type, conditions, steps: variants } }, definitions, known);
  if (!compiled.ok) return compiled;
  const long = compiled.value.steps.flatMap(({ id, form }, index) => (form.pages.length === 1 ? [] : [{ id, index }]));
  const problems = long.map(
    ({ id, index }): ContentProblem => ({
      document: name,
      pointer: `/steps/${index}/form`,
      code: 'several-pages',
      message: `A step of a prescreen is one page; the form of "${id}" has several.`,
    }),
  );
  return { value: compiled.value, problems };
}

const collectStepTypes = (wizard: WizardPlan | undefined): StepTypes =>
  Object.fromEntries((wizard?.steps ?? []).map(({ id, form }) => [id, form.types.answers]));

function compileQuestions(
  { name, document: { questions } }: NamedDocument<PrescreenData>,
  questionnaires: readonly NamedDocument<QuestionnaireDefinition>[],
  known: KnownNames,
  types: StepTypes,
): PartResult<QuestionnairePlan> {
  if (questions === undefined) return { problems: [] };
  const named = questionnaires.find(({ document }) => document.id === questions);
  if (named === undefined) {
    const ids = questionnaires.map(({ document }) => document.id);
    const message = `"${questions}" is not a questionnaire.`;
    const place = { document: name, pointer: '/questions', code: 'unknown-document' } as const;
    return { problems: [{ ...place, message, known: ids, written: questions }] };
  }
  const compiled = compileQuestionnaire(named, known, types);
  return compiled.ok ? { value: compiled.value, problems: [] } : compiled;
}

function compileServices(
  { name, document: { services = [] } }: NamedDocument<PrescreenData>,
  readable: RuleEnvironment,
): PartResult<readonly PrescreenServices[]> {
  const problems: ContentProblem[] = [];
  const value = services.map(({ when, serviceIds }, index): PrescreenServices => {
    if (when === undefined) return { serviceIds };
    const compiled = compileRule(when, readable, { document: name, pointer: `/services/${index}/when` });
    if (compiled.ok) return { when: compiled.value, serviceIds };
    problems.push(...compiled.problems);
    return { serviceIds };
  });
  return { value, problems };
}

function readableSteps(types: StepTypes, known: KnownNames): ObjectType {
  const steps = { kind: 'object', properties: types } as const;
  return { kind: 'object', properties: { steps, context: inferContextType(known) } };
}

const listEmptyProblems = ({
  name,
  document: { steps, questions },
}: NamedDocument<PrescreenData>): readonly ContentProblem[] =>
  steps.length > 0 || questions !== undefined
    ? []
    : [
        {
          document: name,
          pointer: '/steps',
          code: 'wrong-count',
          message: 'A prescreen asks something: a form or questions.',
        },
      ];
