import type { FormRule, Json, PageDefinition, Rule } from '#engine';
import type { Forms } from './anyForms.ts';

/** The same forms with every condition of a rule written once under a name, and half of each `and` and `or` as well. */
export function withNamedConditions({ configuration, definitions }: Forms): Forms {
  return {
    configuration: nameSteps(configuration),
    definitions: definitions.map((definition) => {
      const names = createNames();
      const pages = definition.pages.map((page) => namePage(page, names.name));
      return { ...definition, conditions: names.conditions, pages };
    }),
  };
}

function createNames() {
  const conditions: Record<string, Rule> = {};
  const add = (rule: Rule): Rule => {
    const name = `c${Object.keys(conditions).length}`;
    conditions[name] = rule;
    return { rule: name };
  };
  /** Names the first operand of a connective, then the whole. */
  const name = (rule: Json | Rule): Rule => {
    const [operator, operands] = Object.entries(Object(rule))[0] ?? [];
    const isJoined = (operator === 'and' || operator === 'or') && Array.isArray(operands);
    return add(isJoined ? { [operator]: [add(operands[0]), ...operands.slice(1)] } : rule);
  };
  return { conditions, name };
}

function nameSteps(configuration: Forms['configuration']): Forms['configuration'] {
  const names = createNames();
  const steps = configuration.steps.map((step) =>
    step.when === undefined ? step : { ...step, when: names.name(step.when) },
  );
  return { ...configuration, conditions: names.conditions, steps };
}

function namePage(page: PageDefinition, name: (rule: Rule) => Rule): PageDefinition {
  const { when, rules = [] } = page;
  return { ...page, ...(when !== undefined && { when: name(when) }), rules: rules.map((rule) => nameRule(rule, name)) };
}

function nameRule(rule: FormRule, name: (rule: Rule) => Rule): FormRule {
  if ('check' in rule) return { ...rule, that: name(rule.that) };
  return 'show' in rule || 'require' in rule ? { ...rule, when: name(rule.when) } : rule;
}
