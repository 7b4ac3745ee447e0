import { describe, expect, it } from 'vitest';
import { type Answers, compileQuestionnaire, initialQuestions, type QuestionnairePlan } from '#engine';
import { checkQuestionnaire } from '#engine/checks';
import { drawMap } from '../../../../studio/web/map/drawMap.ts';
import { layoutMap } from '../../../../studio/web/map/layoutMap.ts';
import type { MapGraph } from '../../../../studio/web/map/MapGraph.ts';
import { mapMove } from '../../../../studio/web/map/mapMove.ts';

const travel = {
  id: 'travel',
  title: 'May you travel?',
  questions: [
    {
      id: 'animal',
      type: 'radio',
      title: 'Which animal?',
      options: ['dog', 'cat', 'bird'].map((value) => ({ value, title: value.toUpperCase() })),
      answers: [{ is: 'cat', submitAction: 'failWithErrorMessage', message: 'Cats stay at home.' }],
    },
    {
      id: 'rabies',
      type: 'yesNo',
      title: 'Is it vaccinated?',
      skipWhen: { '==': [{ var: 'answers.animal' }, 'bird'] },
      answers: [
        { is: true, submitAction: 'schedule' },
        { is: false, submitAction: 'failWithErrorMessage', message: 'It needs a vaccine first.' },
      ],
    },
    { id: 'cage', type: 'yesNo', title: 'Is there a cage?' },
  ],
};

function compile(): QuestionnairePlan {
  const checked = checkQuestionnaire({ name: 'travel', document: travel });
  const compiled = checked.ok ? compileQuestionnaire(checked.value, { widgets: [{ name: 'radio' }] }) : checked;
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

const plan = compile();

function mapOf(answers: Answers): MapGraph {
  const outerScope = { context: {}, steps: {} };
  const questions = initialQuestions(plan, outerScope, answers);
  const given = { wizard: undefined, questions, outerScope, isAtQuestions: true };
  return drawMap({ questions: plan, services: [], books: false }, given, {});
}

/** The ways as text, with a star where the answers take them. */
function waysOf({ nodes, edges }: MapGraph): readonly string[] {
  const label = (id: string) => nodes.find((node) => node.id === id)?.label;
  return edges.map(
    ({ from, to, label: when, isOnPath }) => `${label(from)} -${when}-> ${label(to)}${isOnPath ? ' *' : ''}`,
  );
}

describe('the map of a questionnaire', () => {
  it('has every question, branch and end, and the way of the answers', () => {
    expect([...waysOf(mapOf({ animal: 'bird' }))].sort()).toEqual(
      [
        'Start --> Which animal? *',
        'Which animal? -CAT-> Not eligible: Cats stay at home.',
        'Which animal? -DOG, BIRD-> “Which animal?” is “bird” *',
        '“Which animal?” is “bird” -otherwise-> Is it vaccinated?',
        '“Which animal?” is “bird” -skipped-> Is there a cage? *',
        'Is it vaccinated? -Yes-> Eligible',
        'Is it vaccinated? -No-> Not eligible: It needs a vaccine first.',
        'Is there a cage? --> Eligible',
      ].sort(),
    );
  });

  it('leads to the end that the answers come to, and says where somebody is', () => {
    const { nodes, edges } = mapOf({ animal: 'dog', rabies: false });
    const end = nodes.find(({ label }) => label === 'Not eligible: It needs a vaccine first.');
    expect(end).toMatchObject({ kind: 'end', isOnPath: true });
    expect(edges.filter(({ to, isOnPath }) => to === end?.id && isOnPath)).toHaveLength(1);
    expect(nodes.filter(({ isHere, kind }) => isHere && kind === 'question')).toMatchObject([
      { label: 'Which animal?', pointer: '/questions/0' },
    ]);
  });

  it('is placed from top to bottom, and no node covers another', () => {
    const graph = mapOf({});
    const { nodes } = layoutMap(graph);
    for (const [index, a] of nodes.entries())
      for (const b of nodes.slice(index + 1)) {
        const isApart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
        expect(isApart, `${a.label} and ${b.label}`).toBe(true);
      }
    const y = new Map(nodes.map((node) => [node.id, node.y]));
    for (const { from, to } of graph.edges) expect(y.get(from)).toBeLessThan(y.get(to) ?? 0);
  });
});

describe('the keys of the map', () => {
  const graph = mapOf({ animal: 'bird' });
  const walk = (...keys: readonly string[]) =>
    keys.reduce((from, key) => mapMove(key, graph, from) ?? from, graph.nodes[0]?.id ?? '');

  it('lead down along the answers, up again, and to the others beside', () => {
    const down = ['ArrowDown', 'ArrowDown', 'ArrowDown'];
    expect(walk(...down)).toBe(graph.nodes.find(({ label }) => label === 'Is there a cage?')?.id);
    expect(walk(...down, 'ArrowUp', 'ArrowUp')).toBe('?animal');
    expect(walk(...down, 'ArrowLeft')).toBe('?rabies');
    expect(walk(...down, 'ArrowLeft', 'ArrowRight')).toBe('?cage');
  });

  it('come to every node by arrows alone', () => {
    const reached = new Set([graph.nodes[0]?.id ?? '']);
    for (const id of reached)
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
        const to = mapMove(key, graph, id);
        if (to !== undefined) reached.add(to);
      }
    expect(graph.nodes.filter(({ id }) => !reached.has(id)).map(({ label }) => label)).toEqual([]);
  });
});
