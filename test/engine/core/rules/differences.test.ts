import { readFileSync } from 'node:fs';
import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { operators, ruleNames } from '../../../../engine/core/rules/operators/operators.ts';
import { buildScope, evaluateOver, findProblems } from './exampleEnvironment.ts';
import { isTheirs } from './isTheirs.ts';

const page = readFileSync(new URL('../../../../engine/docs/rules.md', import.meta.url), 'utf8');

/** The rows of the table of the page whose first cell is a rule. */
const rows = page.split('\n').flatMap((line) => {
  const [, rule = '', answers = '', reference = '', here = ''] = line.split('|').map(bare);
  return rule.startsWith('{') ? [{ rule, answers, reference, here }] : [];
});

function bare(cell: string): string {
  return cell.trim().replace(/^`|`$/g, '');
}

const here = (rule: unknown, answers: never): string =>
  findProblems(rule).length > 0 ? 'refused' : String(evaluateOver(rule, answers));

describe('where typed rules differ from json-logic-js', () => {
  it('is listed in full rows', () => {
    expect(rows).toHaveLength(21);
  });

  it.each(rows)('$rule over $answers: $reference there, $here here', ({ rule, answers, reference, here: expected }) => {
    const parsed = JSON.parse(rule);
    const scope = buildScope(JSON.parse(answers));
    expect(JSON.stringify(jsonLogic.apply(parsed, scope))).toBe(reference);
    expect(here(parsed, JSON.parse(answers) as never)).toBe(expected);
  });
});

describe('the list of operators', () => {
  const schema = JSON.parse(readFileSync(new URL('../../../../engine/schemas/rule.json', import.meta.url), 'utf8'));

  it('is the one that the schema offers to authors', () => {
    const offered: readonly string[] = schema.definitions.call.propertyNames.enum;
    expect([...offered].sort(), 'the names in engine/schemas/rule.json').toEqual([...ruleNames].sort());
  });

  it('is json-logic-js without log, and ours, which the README names', () => {
    const paragraph = page.split('\n\n').find((text) => /\sare ours\./.test(text));
    const [sentence = ''] = paragraph?.split(/\sare ours\./) ?? [];
    const told = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const ours = operators.map(({ name }) => name).filter((name) => !isTheirs(name));
    expect(told, 'the sentence "… are ours." in engine/docs/rules.md').toEqual(ours);
  });

  it('names no operator twice, and has each in the table of the README', () => {
    const names = operators.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const [, table = ''] = page.split(/^## Operators$|^## Unknown$/m);
    const missing = names.filter((name) => !table.includes(`\`${name}\``));
    expect(missing, 'each stands in a row of "Operators" in engine/docs/rules.md').toEqual([]);
  });
});
