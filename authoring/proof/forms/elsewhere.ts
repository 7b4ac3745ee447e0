import type { CompiledRule, PagePlan, Place, RuleNode } from '#engine';
import { readsIn } from '../domains/uses/readsIn.ts';
import { conditionPlace, type PlacedNode, splitConjunction, truthParts } from '../rules/ruleParts.ts';
import { showRules } from './formConditions.ts';
import type { StepContext } from './StepContext.ts';

// A form is written for every version of the documents that it transcludes. What the present version decides alone, by
// an empty list for instance, is the choice of its author and no problem of the form.

/** Whether a rule never holds because of a constant from another document. */
export const isOffElsewhere = (step: StepContext, root: RuleNode, place: Place): boolean =>
  splitConjunction(root, place).some((part) => isFalseElsewhere(step, part));

/** Whether a part of a rule is decided only by a constant from another document. */
export const isDecidedElsewhere = (step: StepContext, { root }: CompiledRule, place: Place): boolean =>
  (hasConstantCall(root) && step.isTranscluded(place)) || isConditionDecidedElsewhere(step, root, place);

function isConditionDecidedElsewhere(step: StepContext, node: RuleNode, place: Place): boolean {
  if (node.kind === 'condition')
    return isDecidedElsewhere(step, { ...NO_READS, root: node.node }, conditionPlace(place, node.name));
  return node.kind === 'call' && node.operands.some((part) => isConditionDecidedElsewhere(step, part, place));
}

const NO_READS = { type: { kind: 'boolean' }, reads: [] } as const;

/**
 * Whether a field is never shown because of a constant from another document, or depends on a field that is never shown
 * for that reason.
 */
export const isSetAside = (step: StepContext, page: PagePlan, field: string): boolean =>
  showRules(step, page, field).some(({ rule, place }) =>
    splitConjunction(rule.root, place).some(
      (part) => isFalseElsewhere(step, part) || readsIn(part.node).some(({ path }) => isOfSetAside(step, path)),
    ),
  );

function isOfSetAside(step: StepContext, [root, name = '']: readonly string[]): boolean {
  const page = step.model.step.form.pages.find(({ fields }) => fields.includes(name));
  return root === 'answers' && page !== undefined && isSetAside(step, page, name);
}

const isFalseElsewhere = ({ model, isTranscluded }: StepContext, { node, place }: PlacedNode): boolean =>
  isTranscluded(place) &&
  (isInNothing(node) || (isConstantCall(node) && truthParts(node, place, model.scope).some(({ holds }) => !holds())));

const isConstantCall = (node: RuleNode): boolean => node.kind === 'call' && readsIn(node).length === 0;

/** Whether a rule looks for something in an empty list. */
function isInNothing(node: RuleNode): boolean {
  if (node.kind !== 'call' || node.operator.name !== 'in') return false;
  const [, list] = node.operands;
  if (list?.kind === 'list') return list.items.length === 0;
  return list?.kind === 'literal' && Array.isArray(list.value) && list.value.length === 0;
}

const hasConstantCall = (node: RuleNode): boolean =>
  node.kind === 'call' && (isConstantCall(node) || isInNothing(node) || node.operands.some(hasConstantCall));
