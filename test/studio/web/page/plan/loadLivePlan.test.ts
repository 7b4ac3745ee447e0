import { expect, it } from 'vitest';
import { messageOf } from '#engine/problems';
import { loadLivePlan } from '../../../../../studio/web/page/plan/loadLivePlan.ts';

it.each([
  ['a member that it does not know', '{ "group": "x", "stpes": [] }', '"stpes" is not a property here.'],
  ['no JSON', '{', 'The document is not JSON.'],
])('tells an author what is wrong with a document that has %s', async (_what, text, message) => {
  const texts = new Map([['form-config/1.0.0/scheduler/x.json', text]]);
  const loaded = await loadLivePlan(texts, { kind: 'flow', id: 'x' });
  expect(loaded.ok ? [] : loaded.problems.map(messageOf)).toContain(message);
});
