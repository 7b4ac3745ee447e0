import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { explainPart } from '../explainPart.ts';
import { describePart } from './describePart.ts';

/** A rule in words, without values: `“Kind” is “Other”`. `title` gives the title of what is read at a path. */
export const describeRule = (rule: CompiledRule, title: (path: readonly string[]) => string | undefined): string =>
  describePart(explainPart(rule.root, {}, { title, missing: () => 'not answered' }), false);
