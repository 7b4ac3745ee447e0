import {
  evaluateCondition,
  type FormDefinition,
  inferContextType,
  isOnPath,
  type JsonObject,
  type NamedDocument,
} from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { buildSchema } from '../../proof/domains/classifySchema.ts';
import { createStepContexts, keptAnswers, rightConditions } from '../../proof/forms/proveWizard.ts';
import type { StepContext } from '../../proof/forms/StepContext.ts';
import { createContextModel } from '../../proof/model/ContextModel.ts';
import { createQuestionModel } from '../../proof/model/QuestionModel.ts';
import { createWizardModel, type WizardModel } from '../../proof/model/WizardModel.ts';
import { createProver } from '../../proof/Prover.ts';
import { placeIn } from '../../proof/placeIn.ts';
import { createQuestionContexts } from '../../proof/questions/proveQuestionnaire.ts';
import type { Condition } from '../../proof/solve/Condition.ts';
import type { Value } from '../../proof/solve/Variable.ts';
import { createWorld } from '../../proof/solve/World.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import { formatName, formatPosition } from '../record/pageAt.ts';
import { fieldParts } from './parts/fieldParts.ts';
import { type Part, partOf } from './parts/Part.ts';
import { payloadParts } from './parts/payloadParts.ts';
import { prefillParts } from './parts/prefillParts.ts';
import { questionParts } from './parts/questionParts.ts';
import { checkParts, pageRuleParts, stepParts } from './parts/ruleParts.ts';
import { voiceParts } from './parts/voiceParts.ts';

/** What a witness of the proof says of a guest: answers by page or question, and what the app knows. */
export interface Wanted {
  /** By page or question, then by field. Undefined is no answer. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, Value>>;
  readonly context: ReadonlyMap<string, Value>;
}

export const nothingWanted: Wanted = { answers: new Map(), context: new Map() };

/** The parts of what one document asks, and the ways to them. */
export interface Ways {
  readonly parts: readonly Part[];
  /**
   * Answers of a guest who takes the part and comes to an end, with the flow and today of `fixed`; undefined when the
   * proof finds none.
   */
  readonly find: (part: Part, fixed: JsonObject) => Wanted | undefined;
  /** Why nobody takes the part, in words; undefined when somebody can, or when that is not certain. */
  readonly exclude: (part: Part) => string | undefined;
}

/** Opens the proof's own search over what one document asks. */
export function openWays(asked: AskedPlan, definitions: readonly NamedDocument<FormDefinition>[]): Ways {
  const world = createWorld();
  const context = createContextModel(buildSchema(inferContextType(knownNames)), world);
  const { wizard, configuration, questions: plan, end } = asked;
  const compiled = wizard && configuration ? { configuration, definitions, plan: wizard } : undefined;
  const model = compiled && createWizardModel(compiled.plan, context, world);
  const right = compiled && model ? rightConditions(compiled, model, world) : [];
  const questions = plan && createQuestionModel(plan, model ?? { scope: {}, resolve: () => undefined }, context, world);
  const prover = createProver({
    world,
    sources: [...(questions?.sources ?? []), ...(model?.sources ?? []), ...context.sources],
    rules: [...(questions?.rules ?? []), ...(model?.rules ?? [])],
    keeps: compiled && model ? keptAnswers(compiled, model, world) : new Map(),
    document: asked.name,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const steps = compiled && model ? createStepContexts(compiled, { model, prover, world }) : [];
  const surroundings = questions && { model: questions, prover, world, report: () => undefined };
  const contexts = plan && surroundings ? createQuestionContexts(plan, surroundings, right) : [];
  const parts = [...formParts(steps, end === undefined), ...contexts.flatMap(questionParts)];
  return {
    parts: [...parts, ...serviceParts(asked, model, context.scope)],
    find: ({ way, on }, fixed) => {
      const known = context.sources.flatMap(({ variable }) =>
        Object.entries(fixed).flatMap(([name, value]) =>
          variable.name === `context.${name}` ? [[variable, value] as const] : [],
        ),
      );
      for (const [variable, value] of known) world.assign(variable, value);
      try {
        const own = way ?? [];
        const rest = right.filter((each) => on === undefined || !isOn(each, on, steps));
        const witness = prover.possible(own) && prover.possible([...own, ...rest]);
        return witness && wantedOf(new Map([...witness].map(([{ name }, value]) => [name, value])), steps);
      } finally {
        for (const [variable] of known) world.release(variable);
      }
    },
    exclude: ({ way = [] }) => {
      const excluding = prover.excludedWithFixed(way);
      return excluding?.map(({ description }) => description).join('; ');
    },
  };
}

/** Whether a condition is about a field of this page, whose answers may be refused. */
const isOn = ({ place }: Condition, on: string, steps: readonly StepContext[]): boolean =>
  steps.some(({ model, places }) =>
    model.step.form.pages.some(
      (page) =>
        formatPosition({ step: model.step.id, page: page.name }) === on &&
        place !== undefined &&
        `${place.document}#${place.pointer}/`.startsWith(
          `${places.page(page.name).document}#${places.page(page.name).pointer}/`,
        ),
    ),
  );

const formParts = (steps: readonly StepContext[], isSent: boolean): readonly Part[] => [
  ...steps.flatMap((step) => [
    ...stepParts(step),
    ...voiceParts(step),
    ...step.model.step.form.pages.flatMap((page) => [
      ...pageRuleParts(step, page),
      ...prefillParts(step, page),
      ...checkParts(step, page),
      ...fieldParts(step, page),
    ]),
  ]),
  ...(isSent || steps.length > 0 ? payloadParts(steps) : []),
];

/** The services of a prescreen: each entry is the first whose condition holds. */
function serviceParts({ name, end }: AskedPlan, model: WizardModel | undefined, context: JsonObject): readonly Part[] {
  const scope = { answers: {}, settings: {}, steps: model?.scope ?? {}, context };
  const holds = (index: number) => {
    const when = end?.services[index]?.when;
    return when === undefined || isOnPath(evaluateCondition(when, scope));
  };
  return (end?.services ?? []).map(({ serviceIds }, index) => {
    const place = placeIn(name, 'services', index);
    const first: Condition = {
      description: 'it is the first that holds',
      place,
      holds: () => holds(index) && Array.from({ length: index }, (_, at) => at).every((at) => !holds(at)),
    };
    return partOf(place, 'is led to', (seen) => seen.kind === 'end' && seen.services === serviceIds, { way: [first] });
  });
}

function wantedOf(witness: ReadonlyMap<string, Value>, steps: readonly StepContext[]): Wanted {
  const answers = new Map<string, Map<string, Value>>();
  const put = (at: string, field: string, value: Value) => {
    const own = answers.get(at) ?? new Map<string, Value>();
    answers.set(at, own.set(field, value));
  };
  for (const { model } of steps)
    for (const page of model.step.form.pages)
      for (const field of page.fields) {
        const name = model.field(field)?.variable.name ?? '';
        if (witness.has(name)) put(formatPosition({ step: model.step.id, page: page.name }), field, witness.get(name));
      }
  for (const [name, value] of witness) {
    const [, question] = /^answers\.(.+)$/.exec(name) ?? [];
    if (question !== undefined) put(formatName(question), question, value);
  }
  const context = [...witness].flatMap(([name, value]) => {
    const [, known] = /^context\.(.+)$/.exec(name) ?? [];
    return known === undefined ? [] : [[known, value] as const];
  });
  return { answers, context: new Map(context) };
}
