import type { Json } from '#engine';
import type { Preview } from '../../app/author/preview/Preview.ts';
import type { AskedGuest } from '../explain/guestContext.ts';
import { nothingWanted, type Wanted } from '../journeys/generate/openWays.ts';
import { tellJourney } from '../journeys/generate/tell/tellJourney.ts';
import { readAnswers } from '../journeys/RecordedJourney.ts';
import { createTexts } from '../proof/texts/createTexts.ts';

/**
 * What a guest with these answers answers before a step, with the others made up so that each page is accepted; and on
 * the first page of the step, where nothing is made up.
 *
 * @param given by `step/field`, or by the name of the field alone
 * @throws TypeError for a step that this guest does not come to
 */
export function previewPages(
  { plan, context }: AskedGuest,
  given: ReadonlyMap<string, Json>,
  step: string | undefined,
): Pick<Preview, 'pages' | 'shown'> {
  const wanted = { ...nothingWanted, answers: byPage(plan.wizard, given) };
  const options = { effort: 'least', today: String(context.today), texts: createTexts() } as const;
  const { pages } = tellJourney(plan, context, '', options, wanted);
  const told = pages.map(({ at, answers }) => {
    const [, own = '', page = ''] = at.split('/');
    return { step: own, page, answers: readAnswers(answers) };
  });
  const until = step === undefined ? 0 : told.findIndex((page) => page.step === step);
  const [there] = told.slice(until);
  if (until >= 0 && there) {
    const own = wanted.answers.get(`/${there.step}/${there.page}`) ?? new Map();
    return { pages: told.slice(0, until), shown: { ...there, answers: Object.fromEntries(own) } };
  }
  const known = [...new Set(told.map((page) => page.step))];
  throw new TypeError(`This guest does not come to the step "${step}", but to: ${known.join(', ')}.`);
}

function byPage(wizard: AskedGuest['plan']['wizard'], given: ReadonlyMap<string, Json>): Wanted['answers'] {
  const pages = (wizard?.steps ?? []).flatMap(({ id, form }) =>
    form.pages.map(({ name, fields }) => {
      const own = fields.flatMap((field) => {
        const answer = given.get(`${id}/${field}`) ?? given.get(field);
        return answer === undefined ? [] : [[field, answer] as const];
      });
      return [`/${id}/${name}`, new Map(own)] as const;
    }),
  );
  return new Map(pages);
}
