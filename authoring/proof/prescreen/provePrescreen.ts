import { type CompiledRule, contextType, isOnPath, type KnownNames, type QuestionnairePlan, truthOf } from '#engine';
import { schemaOfType } from '../domains/schemaOfType.ts';
import { type CompiledConfiguration, keptAnswers, proveForms, rightConditions } from '../forms/proveWizard.ts';
import { contextGround } from '../ground/contextGround.ts';
import { wizardGround } from '../ground/wizardGround.ts';
import type { Proof, ProofProblem } from '../ProofProblem.ts';
import { createProver, type Prover } from '../Prover.ts';
import { placeIn } from '../placeIn.ts';
import { proveQuestions } from '../questions/proveQuestionnaire.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { truthParts } from '../ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import { createWorld } from '../solve/World.ts';

/** Forms, and the questions that follow them. */
export interface CompiledPrescreen extends CompiledConfiguration {
  readonly questions?: QuestionnairePlan;
  /** Of which the first whose condition holds counts; it always holds where there is none. */
  readonly services: readonly { readonly when?: CompiledRule }[];
}

/** All that can be proven wrong with forms and the questions after them. */
export function provePrescreen(prescreen: CompiledPrescreen, known: KnownNames): Proof {
  const world = createWorld();
  const context = contextGround(schemaOfType(contextType(known)), world);
  const ground = wizardGround(prescreen.plan, context, world);
  const { resolve, scope } = ground;
  const right = rightConditions(prescreen, ground, world);
  const serviceRules = prescreen.services.flatMap(({ when }) => {
    const reads = (names: readonly string[]) => (names[0] === 'steps' ? resolve(names) : context.resolve(names));
    return when === undefined ? [] : [{ rule: when, resolve: reads }];
  });
  const keeps = keptAnswers(prescreen, ground, world);
  const prover = createProver({
    world,
    sources: [...ground.sources, ...context.sources],
    rules: [...ground.rules, ...serviceRules],
    keeps,
    document: prescreen.configuration.name,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const conditions = prescreen.services.map(({ when }, index): Condition => {
    const view = { answers: {}, settings: {}, steps: scope, context: context.scope };
    const place = placeIn(prescreen.configuration.name, 'services', index, 'when');
    return {
      words: `the condition of services ${index + 1} holds`,
      place,
      ...(when && { parts: truthParts(when.root, place, view) }),
      holds: () => when === undefined || isOnPath(truthOf(when, view)),
    };
  });
  const forms = { problems: proveForms(prescreen, ground, prover, world), tally: prover.tally() };
  const services = proveServices(conditions, right, prover);
  if (prescreen.questions === undefined) return { ...forms, problems: [...forms.problems, ...services] };
  const before = {
    sources: ground.sources,
    rules: ground.rules,
    keeps,
    ground: { scope, resolve },
    conditions: right,
  };
  const asked = proveQuestions(prescreen.questions, { world, context, before });
  return {
    problems: [...forms.problems, ...services, ...asked.problems],
    tally: {
      decided: prover.tally().decided + asked.tally.decided,
      open: [...prover.tally().open, ...asked.tally.open],
    },
  };
}

/** Services that are never the first whose condition holds. */
function proveServices(
  services: readonly Condition[],
  right: readonly Condition[],
  prover: Prover,
): readonly ProofProblem[] {
  return services.flatMap((own, index) => {
    const earlier = services.slice(0, index).map(
      (other): Condition => ({
        ...(other.place === undefined ? {} : { place: other.place }),
        words: other.words.replace(/ holds$/, ' does not hold'),
        holds: () => !other.holds(),
      }),
    );
    const excluding = prover.excluded([own, ...earlier, ...right]);
    const { place } = own;
    if (excluding === undefined || place === undefined) return [];
    const message = `Services ${index + 1} are never searched: theirs is never the first condition that holds.`;
    return [{ ...place, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, place) }];
  });
}
