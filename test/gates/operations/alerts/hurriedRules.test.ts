import { expect, test } from 'vitest';
import { haste, hurriedRules } from './hurriedRules.ts';
import { rules } from './startPrometheus.ts';

const times = /\b\d+[smd]\b|(?<=oldest_seconds\) > )\d+/g;
const inSeconds = (time: string): number => Number.parseInt(time, 10) * ({ m: 60, d: 86_400 }[time.at(-1) ?? ''] ?? 1);

test('rules in a hurry are those of operators, with nothing but their times shortened', () => {
  const hurried = hurriedRules(rules);
  expect(hurried.replace(times, 'T')).toBe(rules.replace(times, 'T'));
  const shortened = (hurried.match(times) ?? []).map(inSeconds);
  expect(shortened.length).toBeGreaterThan(20);
  expect(shortened).toEqual((rules.match(times) ?? []).map((time) => inSeconds(time) / haste));
});
