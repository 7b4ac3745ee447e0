import { EngineError } from '../../errors/EngineError.ts';
import type { CheckPlan, PagePlan, PayloadPlan } from '../../form/FormPlan.ts';
import { parsePointer } from '../../json/pointer.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import type { StepPlan, WizardPlan } from '../../wizard/WizardPlan.ts';
import type { WizardPlace } from '../explanation/ExplainedPlace.ts';
import { type FieldPlace, findField, findPage, findStep } from './WizardCase.ts';

/** The part of a wizard that has a say about a place. */
export interface Cone {
  /** The plan with only the pages and fields that matter, so that it is evaluated fast. */
  readonly plan: WizardPlan;
  /** The fields whose answers matter, the nearest to the place first. */
  readonly answers: readonly FieldPlace[];
  /** All rules that matter, each with its step. */
  readonly rules: readonly { readonly step: StepPlan; readonly rule: CompiledRule }[];
}

/** Follows the rules of a place to the answers that they read, and to the rules that show these. */
export function findCone(plan: WizardPlan, place: WizardPlace): Cone {
  const step = findStep(plan, place.step);
  const pages = new Set<PagePlan>();
  const fields = new Map<string, FieldPlace>();
  const answers = new Map<string, FieldPlace>();
  const rules = new Map<CompiledRule, StepPlan>();

  function addRule(rule: CompiledRule | undefined, owner: StepPlan): void {
    if (rule === undefined || rules.has(rule)) return;
    rules.set(rule, owner);
    for (const [root, name, inner] of rule.reads) {
      if (root === 'answers' && name !== undefined) addAnswer(owner.id, name);
      if (root === 'steps' && name !== undefined && inner !== undefined) addAnswer(name, inner);
    }
  }

  function addAnswer(stepId: string, field: string): void {
    const found = findField(plan, stepId, field);
    addField(found);
    const computed = found.page.computes.get(field);
    if (computed === undefined) answers.set(keyOf(found), found);
    else addRule(computed, found.step);
  }

  function addField(found: FieldPlace): void {
    if (fields.has(keyOf(found))) return;
    fields.set(keyOf(found), found);
    addPage(found.step, found.page);
    for (const rule of found.page.shows.get(found.field) ?? []) addRule(rule, found.step);
  }

  function addPage(owner: StepPlan, page: PagePlan): void {
    if (pages.has(page)) return;
    pages.add(page);
    addRule(owner.when, owner);
    addRule(page.when, owner);
  }

  /** A step is on the path when any of its pages is. */
  const addStep = (owner: StepPlan): void => {
    const always = owner.form.pages.find(({ when }) => when === undefined);
    for (const page of always === undefined ? owner.form.pages : [always]) addPage(owner, page);
  };

  switch (place.kind) {
    case 'step':
      addStep(step);
      break;
    case 'page':
      addPage(step, findPage(plan, place.step, place.page));
      break;
    case 'field':
      addField(findField(plan, place.step, place.field));
      break;
    case 'required': {
      const found = findField(plan, place.step, place.field);
      addField(found);
      for (const rule of found.page.requires.get(place.field) ?? []) addRule(rule, step);
      break;
    }
    case 'answer': {
      const found = findField(plan, place.step, place.field);
      addAnswer(place.step, place.field);
      for (const rule of found.page.requires.get(place.field) ?? []) addRule(rule, step);
      for (const { names, that } of found.page.checks) if (names[0] === place.field) addRule(that, step);
      break;
    }
    case 'check': {
      const check = findCheck(step, place.path, place.message);
      addAnswer(place.step, check.names[0] ?? '');
      addRule(check.that, step);
      break;
    }
    case 'payload': {
      for (const [owner, line] of competingLines(plan, step, findLine(step, place.pointer))) {
        addAnswer(owner.id, line.from[0] ?? '');
        if (line.otherwise !== undefined) addStep(owner);
      }
    }
  }
  return {
    plan: slice(plan, step, pages, fields),
    answers: nearest(plan, [...answers.values()], place),
    rules: [...rules].map(([rule, owner]) => ({ step: owner, rule })),
  };
}

/** The key of a field's answer. */
export const keyOf = ({ step, field }: Pick<FieldPlace, 'step' | 'field'>): string => `${step.id}/${field}`;

/** The plan with only these pages and fields. What is left out is read by nothing that is left. */
function slice(
  plan: WizardPlan,
  own: StepPlan,
  pages: ReadonlySet<PagePlan>,
  fields: ReadonlyMap<string, FieldPlace>,
): WizardPlan {
  const steps = plan.steps.flatMap((step): readonly StepPlan[] => {
    const kept = step.form.pages.filter((page) => pages.has(page));
    if (kept.length === 0 && step !== own) return [];
    const order = step.form.order.filter(({ page, field }) =>
      field === undefined ? pages.has(page) : fields.has(`${step.id}/${field}`),
    );
    return [{ ...step, form: { ...step.form, pages: kept, order } }];
  });
  return { ...plan, steps };
}

/** The own answer last, before it the answers in the reverse order of the document. */
function nearest(plan: WizardPlan, answers: readonly FieldPlace[], place: WizardPlace): readonly FieldPlace[] {
  const isOwn = ({ step, field }: FieldPlace): boolean =>
    step.id === place.step && 'field' in place && field === place.field;
  const index = ({ step, page, field }: FieldPlace): number =>
    plan.steps.indexOf(step) * 1e6 + step.form.pages.indexOf(page) * 1e3 + page.fields.indexOf(field);
  return [...answers].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || index(b) - index(a));
}

/** The check at a path with this message; the path may name an entry of a list. */
export function findCheck({ id, form }: StepPlan, path: string, message: string): CheckPlan {
  const names = parsePointer(path) ?? [];
  const isHere = (check: CheckPlan): boolean =>
    check.message === message &&
    check.names.length === names.length &&
    check.names.every((name, at) => name === names[at] || name === '-');
  const check = form.pages.flatMap(({ checks }) => checks).find(isHere);
  if (check === undefined) throw new EngineError(`The step "${id}" has no check "${message}" of "${path}".`);
  return check;
}

export function findLine({ id, form }: StepPlan, pointer: string): PayloadPlan {
  const line = form.payload.find((each) => each.pointer === pointer);
  if (line === undefined) throw new EngineError(`The step "${id}" has no payload line at "${pointer}".`);
  return line;
}

/** The line, and the later ones that write to the same place, in the order in which they write. */
export function competingLines(
  plan: WizardPlan,
  own: StepPlan,
  line: PayloadPlan,
): readonly (readonly [StepPlan, PayloadPlan])[] {
  const target = line.to.join('/');
  const all = plan.steps.flatMap((step) => step.form.payload.map((each) => [step, each] as const));
  const start = all.findIndex(([step, each]) => step === own && each === line);
  return all.slice(Math.max(start, 0)).filter(([, each]) => each === line || each.to.join('/') === target);
}
