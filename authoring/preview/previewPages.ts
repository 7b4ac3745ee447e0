import type { Json } from '#engine';
import type { PreviewPage } from '../../app/author/preview/Preview.ts';
import type { AskedGuest } from '../explain/guestContext.ts';
import { nothingWanted, type Wanted } from '../journeys/generate/openWays.ts';
import { tellJourney } from '../journeys/generate/tell/tellJourney.ts';
import { readAnswers } from '../journeys/RecordedJourney.ts';
import { createTexts } from '../proof/texts/createTexts.ts';

/**
 * What a guest with these answers answers before a step, with the others made up so that each page is accepted.
 *
 * @param given by `step/field`, or by the name of the field alone
 * @throws TypeError for a step that this guest does not come to
 */
export function pagesBefore(
  { plan, context }: AskedGuest,
  given: ReadonlyMap<string, Json>,
  step: string | undefined,
): readonly PreviewPage[] {
  const wanted = { ...nothingWanted, answers: byPage(plan.wizard, given) };
  const options = { effort: 'least', today: String(context.today), texts: createTexts() } as const;
  const { pages } = tellJourney(plan, context, '', options, wanted);
  const told = pages.map(({ at, answers }) => {
    const [, own = '', page = ''] = at.split('/');
    return { step: own, page, answers: readAnswers(answers) };
  });
  const until = step === undefined ? 0 : told.findIndex((page) => page.step === step);
  if (until >= 0) return told.slice(0, until);
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
