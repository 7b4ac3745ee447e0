import { inferContextType } from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { buildSchema } from '../../proof/domains/classifySchema.ts';
import type { ReadRule, Source } from '../../proof/domains/Source.ts';
import { type ContextModel, createContextModel } from '../../proof/model/ContextModel.ts';
import { createQuestionModel } from '../../proof/model/QuestionModel.ts';
import { createWizardModel } from '../../proof/model/WizardModel.ts';
import { createProver } from '../../proof/Prover.ts';
import type { Condition } from '../../proof/solve/Condition.ts';
import type { Variable } from '../../proof/solve/Variable.ts';
import { createWorld, type World } from '../../proof/solve/World.ts';
import type { Example } from '../Change.ts';
import { exampleOf } from '../guests/exampleOf.ts';
import type { AskingDocument } from '../read/ContentVersion.ts';
import { isSeen, listFields, type PlacedField, type Side } from './Side.ts';
import { shareSources, sharingWorld } from './shareSources.ts';

/** What two rules come to: the same for all answers, or for some not, or nobody knows. */
export type Sameness<T> =
  | { readonly kind: 'same' }
  | { readonly kind: 'differs'; readonly example: Example; readonly before: T; readonly after: T }
  | { readonly kind: 'undecided' };

/** The rules of two versions of a document, over the same answers. */
export interface Rules {
  readonly before: Side;
  readonly after: Side;
  /** Compares what the two versions come to, wherever `given` holds. Each may throw a `Demand`. */
  readonly compare: <T extends string | boolean>(before: () => T, after: () => T, given?: () => boolean) => Sameness<T>;
  /** Whether guests can be asked a field. True also where this is not certain. */
  readonly canBeSeen: (field: PlacedField) => boolean;
  /** Answers for which it holds. */
  readonly findExample: (holds: () => boolean) => Example | undefined;
}

/** Opens two versions of a document for a search over the answers to both. */
export function openRules(older: AskingDocument, newer: AskingDocument, document: string): Rules {
  const world = createWorld();
  const twins = new Map<Variable, Variable>();
  const context = createContextModel(buildSchema(inferContextType(knownNames)), world);
  const before = modelOf(older, context, world);
  const after = modelOf(newer, context, sharingWorld(world, twins));
  const shared = shareSources(before.sources, after.sources, twins);
  const prover = createProver({
    world,
    sources: [...shared.sources, ...context.sources],
    rules: [...before.rules, ...after.rules].map(shared.share),
    keeps: new Map(),
    document,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const condition = (holds: () => boolean): Condition => ({ description: 'it holds', holds });
  const find = (holds: () => boolean): Example | undefined => {
    const witness = prover.possible([condition(holds)]);
    return witness && exampleOf(witness);
  };
  const seen = new Map<PlacedField, boolean>();
  return {
    before: before.side,
    after: after.side,
    canBeSeen: (field) => {
      const before = seen.get(field);
      if (before !== undefined) return before;
      const holds = (): boolean => isSeen(field);
      const can = find(holds) !== undefined || prover.excludedWithFixed([condition(holds)]) === undefined;
      seen.set(field, can);
      return can;
    },
    findExample: find,
    compare: (one, other, given = () => true) => {
      // What they came to when they were last tried, which is where they differ once an example is found.
      const last: { pair?: readonly [ReturnType<typeof one>, ReturnType<typeof other>] } = {};
      const differs = (): boolean => {
        if (!given()) return false;
        last.pair = [one(), other()];
        return last.pair[0] !== last.pair[1];
      };
      const example = find(differs);
      if (example !== undefined && last.pair !== undefined)
        return { kind: 'differs', example, before: last.pair[0], after: last.pair[1] };
      const isSame = prover.excludedWithFixed([condition(differs)]) !== undefined;
      return isSame ? { kind: 'same' } : { kind: 'undecided' };
    },
  };
}

interface Model {
  readonly side: Side;
  readonly sources: readonly Source[];
  readonly rules: readonly ReadRule[];
}

function modelOf(document: AskingDocument, context: ContextModel, world: World): Model {
  const forms = createWizardModel(document.forms?.plan ?? { group: '', steps: [] }, context, world);
  const { questions: plan } = document;
  const questions = plan && createQuestionModel(plan, forms, context, world);
  return {
    side: { document, steps: forms.steps, fields: listFields(forms.steps), ...(questions && { questions }) },
    sources: [...forms.sources, ...(questions?.sources ?? [])],
    rules: [...forms.rules, ...(questions?.rules ?? [])],
  };
}
