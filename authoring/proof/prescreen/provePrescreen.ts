import {
  type CompiledRule,
  contextType,
  isOnPath,
  type KnownNames,
  type Place,
  type QuestionnairePlan,
  truthOf,
} from '#engine';
import { schemaOfType } from '../domains/schemaOfType.ts';
import { type CompiledConfiguration, keptAnswers, proveForms, rightConditions } from '../forms/proveWizard.ts';
import { contextGround } from '../ground/contextGround.ts';
import { wizardGround } from '../ground/wizardGround.ts';
import type { Proof, ProofProblem } from '../ProofProblem.ts';
import { createProver, type Prover } from '../Prover.ts';
import { proveQuestions } from '../questions/proveQuestionnaire.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { truthParts } from '../ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import { createWorld } from '../solve/World.ts';

/** Forms, and the questions that follow them. */
export interface CompiledPrescreen extends CompiledConfiguration {
  readonly questions?: QuestionnairePlan;
  /** Conditions of which the first that holds counts; undefined is one that always does. */
  readonly choices: readonly { readonly when?: CompiledRule; readonly place: Place }[];
}

/** All that can be proven wrong with forms and the questions after them. */
export function provePrescreen(prescreen: CompiledPrescreen, known: KnownNames): Proof {
  const world = createWorld();
  const context = contextGround(schemaOfType(contextType(known)), world);
  const ground = wizardGround(prescreen.plan, context, world);
  const { resolve, scope } = ground;
  const right = rightConditions(prescreen, ground, world);
  const choiceRules = prescreen.choices.flatMap(({ when }) => {
    const reads = (names: readonly string[]) => (names[0] === 'steps' ? resolve(names) : context.resolve(names));
    return when === undefined ? [] : [{ rule: when, resolve: reads }];
  });
  const keeps = keptAnswers(prescreen, ground, world);
  const prover = createProver({
    world,
    sources: [...ground.sources, ...context.sources],
    rules: [...ground.rules, ...choiceRules],
    keeps,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const conditions = prescreen.choices.map(({ when, place }, index): Condition => {
    const view = { answers: {}, settings: {}, steps: scope, context: context.scope };
    return {
      words: `condition ${index + 1} holds`,
      place,
      ...(when && { parts: truthParts(when.root, place, view) }),
      holds: () => when === undefined || isOnPath(truthOf(when, view)),
    };
  });
  const forms = { problems: proveForms(prescreen, ground, prover, world), tally: prover.tally() };
  const choices = proveChoices(conditions, right, prover);
  if (prescreen.questions === undefined) return { ...forms, problems: [...forms.problems, ...choices] };
  const before = {
    sources: ground.sources,
    rules: ground.rules,
    keeps,
    ground: { scope, resolve },
    conditions: right,
  };
  const asked = proveQuestions(prescreen.questions, { world, context, before });
  return {
    problems: [...forms.problems, ...choices, ...asked.problems],
    tally: {
      decided: prover.tally().decided + asked.tally.decided,
      open: prover.tally().open + asked.tally.open,
    },
  };
}

/** Choices that are never the first to hold. */
function proveChoices(
  choices: readonly Condition[],
  right: readonly Condition[],
  prover: Prover,
): readonly ProofProblem[] {
  return choices.flatMap((choice, index) => {
    const earlier = choices.slice(0, index).map(
      (other): Condition => ({
        ...(other.place === undefined ? {} : { place: other.place }),
        words: other.words.replace(/ holds$/, ' does not hold'),
        holds: () => !other.holds(),
      }),
    );
    const excluding = prover.excluded([choice, ...earlier, ...right]);
    const { place } = choice;
    if (excluding === undefined || place === undefined) return [];
    const message = `Choice ${index + 1} is never the first whose condition holds.`;
    return [{ ...place, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, place) }];
  });
}
