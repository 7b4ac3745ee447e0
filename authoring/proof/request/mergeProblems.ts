import { findOrigin, type ReadOriginal } from '../../check/origin/findOrigin.ts';
import { describeSources } from '../guests/describeSources.ts';
import type { ProofProblem } from '../ProofProblem.ts';

/**
 * Merges the problems of all requests, so that each is reported once, where it is written: several configurations can
 * use a form, and several forms can transclude a question. The message lists the configurations and the number of
 * places.
 */
export function mergeProblems(problems: readonly ProofProblem[], read: ReadOriginal): readonly ProofProblem[] {
  const groups = new Map<string, ProofProblem[]>();
  const sources = new Map<string, string[]>();
  for (const [index, problem] of problems.entries()) {
    const origin = findOrigin(problem, read);
    const cause = [problem.code, origin.document, origin.pointer, problem.cause ?? problem.message].join('\n');
    // A problem without a configuration is not merged.
    const key = problem.configuration === undefined ? String(index) : cause;
    const located = problem.configuration === undefined ? problem : { ...problem, ...origin };
    groups.set(key, [...(groups.get(key) ?? []), located]);
    sources.set(key, [...(sources.get(key) ?? []), ...describeSources(problem, origin, read)]);
  }
  return [...groups].flatMap(([key, [first, ...more]]) => {
    const said = [...new Set(sources.get(key))].map((sentence) => ` ${sentence}`).join('');
    return first === undefined ? [] : [withPlaces({ ...first, message: first.message + said }, more)];
  });
}

function withPlaces(first: ProofProblem, more: readonly ProofProblem[]): ProofProblem {
  const names = [...new Set([first, ...more].flatMap(({ configuration }) => configuration ?? []))];
  if (names.length === 0) return first;
  const where = `${names.length === 1 ? 'the form configuration' : 'the form configurations'} ${joinNames(names)}`;
  const sentence =
    more.length === 0 ? `This is so in ${where}.` : `This is so in ${more.length + 1} places, in ${where}.`;
  return { ...first, message: `${first.message} ${sentence}` };
}

function joinNames(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter((part) => part !== '').join(' and ');
}
