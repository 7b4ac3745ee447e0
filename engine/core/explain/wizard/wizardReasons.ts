import type { Violation } from '../../errors/Violation.ts';
import { withComputed } from '../../form/computed.ts';
import type { CheckPlan, PagePlan } from '../../form/FormPlan.ts';
import { findCheckTargets } from '../../form/findCheckTargets.ts';
import { isJson } from '../../json/Json.ts';
import { formatPointer, readPath } from '../../json/pointer.ts';
import { evaluateCondition } from '../../rules/evaluateRule.ts';
import { isFailing } from '../../rules/truthPredicates.ts';
import type { Path } from '../../wizard/path.ts';
import { readPageAnswers } from '../../wizard/WizardState.ts';
import type { WizardPlace } from '../explanation/ExplainedPlace.ts';
import type { Outcome, Reason } from '../explanation/Explanation.ts';
import { findCheck } from './findCone.ts';
import { lineReasons } from './lineReasons.ts';
import {
  computeReasons,
  conditionReasons,
  fieldConditions,
  pageConditions,
  placeInPage,
  ruleReason,
  type StepReasons,
  stepReasons,
} from './pathReasons.ts';
import { isAtPath, violationsOf } from './readOutcome.ts';
import { findField, findPage, findStep, type WizardCase } from './WizardCase.ts';

/** Everything that has a say about a place. */
export function wizardReasons(given: WizardCase, path: Path, place: WizardPlace, outcome: Outcome): readonly Reason[] {
  const step = findStep(given.plan, place.step);
  const at = stepReasons(given, path, step);
  switch (place.kind) {
    case 'step': {
      const always = step.form.pages.some(({ when }) => when === undefined);
      const pages = always ? [] : step.form.pages.map(({ when }) => ['page', when] as const);
      const own = conditionReasons(at, [['step', step.when]]);
      const isOff = step.when !== undefined && evaluateCondition(step.when, at.scope) !== true;
      return [...own, ...(isOff ? [] : conditionReasons(at, pages))];
    }
    case 'page':
      return conditionReasons(at, pageConditions(at, findPage(given.plan, place.step, place.page)));
    case 'field':
      return shownReasons(at, place.field);
    case 'required':
      return outcome === 'hidden' ? shownReasons(at, place.field) : requiredReasons(at, place.field);
    case 'answer':
      return outcome === 'hidden' ? shownReasons(at, place.field) : answerReasons(at, path, place.field);
    case 'check': {
      const check = findCheck(step, place.path, place.message);
      const { page } = findField(given.plan, place.step, check.names[0] ?? '');
      const isShown = path.some(
        (view) => view.page.name === page.name && view.step.id === step.id && view.shown.includes(check.names[0] ?? ''),
      );
      return isShown ? checkReasons(at, path, page, check, place.path) : shownReasons(at, check.names[0] ?? '');
    }
    case 'payload':
      return lineReasons(at, path, place.pointer);
  }
}

function shownReasons(at: StepReasons, field: string): readonly Reason[] {
  const { page } = findField(at.given.plan, at.step.id, field);
  return conditionReasons(at, fieldConditions(at, page, field));
}

function requiredReasons(at: StepReasons, field: string): readonly Reason[] {
  const { page } = findField(at.given.plan, at.step.id, field);
  const always = page.schema.required.includes(field);
  const rules = page.requires.get(field) ?? [];
  const isRequired = always || rules.some((rule) => evaluateCondition(rule, at.scope) !== false);
  return [
    ...(always
      ? [
          {
            ...placeInPage(at, page, 'schema', 'required'),
            effect: 'schema-required',
            decides: true,
            about: field,
          } as const,
        ]
      : []),
    ...rules.map((rule) =>
      ruleReason(at, rule, 'require', !isRequired || (!always && evaluateCondition(rule, at.scope) !== false)),
    ),
  ];
}

function answerReasons(at: StepReasons, path: Path, field: string): readonly Reason[] {
  const { page } = findField(at.given.plan, at.step.id, field);
  const view = path.find((each) => each.step.id === at.step.id && each.page.name === page.name);
  if (view === undefined) return [];
  const violations = violationsOf(view, at.given.answers, `/${field}`);
  const checks = page.checks.filter(({ names }) => names[0] === field);
  const keywords = violations.filter(({ keyword, path: where }) =>
    checks.every((check) => check.message !== keyword || !isAtPath(where, check.path)),
  );
  const isRefused = violations.length > 0;
  return [
    ...computeReasons(at, page, field),
    ...keywords.flatMap((violation) => schemaReasons(at, page, violation)),
    ...checks.flatMap((check) => checkReasons(at, path, page, check, check.path, isRefused)),
  ];
}

/** The keyword of the schema that an answer violates; for a missing answer, what requires it. */
function schemaReasons(at: StepReasons, page: PagePlan, { path, keyword, params }: Violation): readonly Reason[] {
  const names = path.split('/').slice(1);
  const [field = ''] = names;
  if (keyword === 'required' && names.length === 1)
    return [
      { ...placeInPage(at, page, 'schema', 'properties', field), effect: 'unanswered', decides: true, about: field },
      ...requiredReasons(at, field),
    ];
  const pointer = names.flatMap((name) => (/^\d+$/.test(name) ? ['items'] : ['properties', name]));
  const { limit } = params;
  const place = placeInPage(at, page, 'schema', ...pointer, ...(keyword === 'required' ? [] : [keyword]));
  return [{ ...place, effect: 'schema', decides: true, about: keyword, ...(limit !== undefined && { value: limit }) }];
}

/** A check for each answer that it is about; where one fails, only those that fail decide. */
function checkReasons(
  at: StepReasons,
  path: Path,
  page: PagePlan,
  check: CheckPlan,
  pointer: string,
  isRefused?: boolean,
): readonly Reason[] {
  const own = readPageAnswers(at.given.answers, { step: at.step.id, page: page.name });
  const answers = withComputed({ page, scope: at.scope }, own);
  const given = Object.fromEntries(
    Object.entries(answers).flatMap(([name, each]) => (isJson(each) ? [[name, each]] : [])),
  );
  const view = path.find((each) => each.step.id === at.step.id && each.page.name === page.name);
  const found = findCheckTargets(check.names, given).filter(({ names }) => isAtPath(formatPointer(names), pointer));
  const failed = found.map(({ names, entry }) => {
    const data = entry === undefined ? at.scope : { ...at.scope, entry };
    const isAnswered = readPath(given, names) !== undefined;
    return {
      data,
      about: formatPointer(names),
      fails: view !== undefined && isFailing(evaluateCondition(check.that, data), isAnswered),
    };
  });
  const anyFails = isRefused ?? failed.some(({ fails }) => fails);
  return failed.map(({ data, about, fails }) => ({
    ...ruleReason(at, check.that, 'check', !anyFails || fails, data),
    about,
  }));
}
