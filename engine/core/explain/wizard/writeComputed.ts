import type { RuleNode } from '../../rules/Operator.ts';
import type { StepPlan, WizardPlan } from '../../wizard/WizardPlan.ts';

/** A rule of a step with every read of a computed field replaced by the rule that computes it. */
export function writeComputed(root: RuleNode, plan: WizardPlan, step: StepPlan): RuleNode {
  return replaceReads(root, ({ path }) => {
    const [first, second = '', third = ''] = path;
    if (first === 'answers') return computeRule(step, second, plan);
    const other = first === 'steps' ? plan.steps.find(({ id }) => id === second) : undefined;
    const rule = other && computeRule(other, third, plan);
    return rule && replaceReads(rule, (inner) => seenFromOutside(inner, other));
  });
}

function computeRule(step: StepPlan, field: string, plan: WizardPlan): RuleNode | undefined {
  const rule = step.form.pages.map(({ computes }) => computes.get(field)).find((each) => each !== undefined);
  return rule && writeComputed(rule.root, plan, step);
}

/** What a rule of a step reads, as a later step reads it; settings have one value for each step. */
function seenFromOutside({ path, type }: Read, { id, form }: StepPlan): RuleNode | undefined {
  const [root, name = '', ...rest] = path;
  if (root === 'settings') return { kind: 'literal', value: form.settings[name] ?? null };
  return root === 'answers' ? { kind: 'read', path: ['steps', id, name, ...rest], type } : undefined;
}

type Read = Extract<RuleNode, { kind: 'read' }>;
type Replace = (read: Read) => RuleNode | undefined;

/** Inside a list operator names start at the entry, so nothing is replaced there. */
function replaceReads(node: RuleNode, replace: Replace): RuleNode {
  switch (node.kind) {
    case 'literal':
      return node;
    case 'list':
      return { ...node, items: node.items.map((item) => replaceReads(item, replace)) };
    case 'read': {
      const { fallback } = node;
      const kept = fallback === undefined ? node : { ...node, fallback: replaceReads(fallback, replace) };
      return replace(node) ?? kept;
    }
    case 'condition':
      return { ...node, node: replaceReads(node.node, replace) };
    case 'call': {
      const isScoped = 'control' in node.operator && node.operator.scope !== undefined;
      const operands = node.operands.map((each, at) => (isScoped && at === 1 ? each : replaceReads(each, replace)));
      return { ...node, operands };
    }
  }
}
