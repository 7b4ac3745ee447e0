import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initialQuestions, initialState, type QuestionsState, type WizardState } from '#engine';
import type { LivePlan } from '../../../../../studio/web/page/plan/LivePlan.ts';
import { loadLivePlan } from '../../../../../studio/web/page/plan/loadLivePlan.ts';
import type { Target } from '../../../../../studio/web/page/plan/Target.ts';
import { applyChange } from '../../../../../studio/web/why/explanation/applyChange.ts';
import { explainPlace } from '../../../../../studio/web/why/explanation/explainPlace.ts';
import { type NamedPlace, placeKey } from '../../../../../studio/web/why/places/NamedPlace.ts';
import { namePlaces } from '../../../../../studio/web/why/places/namePlaces.ts';

const root = join(import.meta.dirname, '../../../../../content-fixtures/objects');
const texts = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const context = { today: '2026-11-24' };

async function compile(target: Target): Promise<LivePlan> {
  const loaded = await loadLivePlan(texts, target);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.plan;
}

/** The answers of a live page that is not drawn. */
function openAnswers({ wizard, questions }: LivePlan) {
  const outerScope = { context, steps: {} };
  let forms: WizardState | undefined = wizard && initialState(wizard, context);
  let asked: QuestionsState | undefined = questions && initialQuestions(questions, outerScope);
  return {
    read: () => ({ wizard: forms, questions: asked, outerScope }),
    setWizard: (state: WizardState) => {
      forms = state;
    },
    setQuestions: (state: QuestionsState) => {
      asked = state;
    },
  };
}

const outcomesOf = (places: readonly NamedPlace[]) => new Map(places.map(({ key, outcome }) => [key, outcome]));

describe('the answers that an explanation names, given in the live page', () => {
  it.each<[Target, readonly string[]]>([
    [{ kind: 'flow', id: 'in-person' }, ['hidden', 'off the path', 'refused']],
    [{ kind: 'questions', id: 'travel-vaccines' }, ['not reached', 'pending']],
  ])('turn what is asked about: %o', async (target, outcomes) => {
    const plan = await compile(target);
    const places = namePlaces(plan, openAnswers(plan).read(), context).filter(({ outcome }) =>
      outcomes.includes(outcome),
    );
    expect(places.length).toBeGreaterThan(5);
    let turned = 0;
    for (const { place, outcome } of places.slice(0, 15)) {
      const live = openAnswers(plan);
      const change = explainPlace(plan, live.read(), context, place)?.change;
      if (change?.kind !== 'found') continue;
      applyChange(plan, { ...live, ...live.read() }, context, change);
      const now = outcomesOf(namePlaces(plan, live.read(), context)).get(placeKey(place));
      expect(now, JSON.stringify(place)).toBe(change.outcome);
      expect(now).not.toBe(outcome === 'pending' ? undefined : outcome);
      turned += 1;
    }
    expect(turned).toBeGreaterThan(0);
  });
});
