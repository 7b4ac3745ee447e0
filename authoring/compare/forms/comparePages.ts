import type { PagePlan } from '#engine';
import type { StepModel } from '../../proof/model/StepModel.ts';
import type { Change } from '../Change.ts';
import { inBoth } from '../inBoth.ts';
import { shortenBoth } from '../report/shorten.ts';
import type { Rules } from '../rules/openRules.ts';
import { writtenRule } from '../rules/writtenRule.ts';
import { look, seen } from '../seen.ts';
import { say } from './compareField.ts';
import { written } from './compareSteps.ts';

/** Pages of a step that come, go, move, are asked on another condition or have other words. */
export function comparePages(one: StepModel, other: StepModel, rules: Rules): readonly Change[] {
  const { id, form } = one.step;
  const after = new Map(other.step.form.pages.map((page) => [page.name, page]));
  const names = form.pages.map(({ name }) => name);
  const is = [...after.keys()];
  return [
    ...names.filter((name) => !after.has(name)).map((name) => look(id, `The page "${name}" is gone.`)),
    ...is.filter((name) => !names.includes(name)).map((name) => look(id, `The page "${name}" is new.`)),
    ...(inBoth(names, is) === inBoth(is, names)
      ? []
      : [look(id, `The pages come in another order: ${is.join(', ')}.`)]),
    ...form.pages.flatMap((page) => {
      const same = after.get(page.name);
      return same === undefined ? [] : comparePage([one, page], [other, same], rules);
    }),
  ];
}

type PlacedPage = readonly [StepModel, PagePlan];

function comparePage([step, was]: PlacedPage, [other, is]: PlacedPage, rules: Rules): readonly Change[] {
  const place = `${step.step.id} / ${was.name}`;
  const texts = [
    ['title', was.title, is.title],
    ['introduction', was.schema.description ?? '', is.schema.description ?? ''],
  ] as const;
  const verified = (page: PagePlan, { step: { form } }: StepModel): string =>
    JSON.stringify(
      page.verify && { ...page.verify, when: page.verify.when && writtenRule(page.verify.when, form.settings) },
    );
  return [
    ...texts
      .filter(([, before, after]) => before !== after)
      .map(([what, before, after]) => {
        const [old, now] = shortenBoth(before, after);
        return look(place, `The ${what} of the page was "${old}" and is "${now}".`);
      }),
    ...(written(was.when, step.step) === written(is.when, other.step)
      ? []
      : say(
          `The condition of the page "${was.name}"`,
          rules.compare(
            () => step.isPageOnPath(was),
            () => other.isPageOnPath(is),
            () => step.isOnPath() && other.isOnPath(),
          ),
          (asked) => `the page "${was.name}" is ${asked ? 'asked' : 'left out'}`,
        ).map((found) => seen(place, found))),
    ...(orderOf(was, is) === orderOf(is, was) ? [] : [look(place, 'The questions stand in another order.')]),
    ...(verified(was, step) === verified(is, other)
      ? []
      : [look(place, 'What is verified before the page is left has changed.')]),
    ...(was.review === is.review ? [] : [look(place, 'The page lists the answers, or no longer does.')]),
  ];
}

/** The order of the fields that both pages have, and how they are grouped. */
const orderOf = ({ fields, uiSchema }: PagePlan, other: PagePlan): string =>
  JSON.stringify([
    fields.filter((field) => other.fields.includes(field)),
    Object.entries(uiSchema).filter(([name]) => name.startsWith('ui:')),
  ]);
