import type { Json } from '#engine';
import type { AskedPlan } from '../AskedPlan.ts';
import type { JourneyPage, RecordedJourney, ToldJourney, ToldPage } from '../RecordedJourney.ts';
import { recordJourney } from '../record/recordJourney.ts';
import { isPlain } from '../record/recordPage.ts';

/** The same journey, in which tries of which nothing comes but that they are taken are written as what is accepted. */
export function foldTries(asked: AskedPlan, told: ToldJourney): ToldJourney {
  const recorded = recordJourney(asked, told);
  const folded = { ...told, pages: told.pages.map((page, index) => foldPage(page, index, recorded)) };
  const again = recordJourney(asked, folded);
  // What is not taken alone, but together with others, stays a try.
  const pages = folded.pages.map((page) => {
    const found = again.pages.find(({ at }) => at === page.at);
    const isKept = JSON.stringify(found?.accepts) === JSON.stringify(page.accepts);
    return isKept ? page : (told.pages.find(({ at }) => at === page.at) ?? page);
  });
  return { ...told, pages };
}

function foldPage(page: ToldPage, index: number, { pages }: RecordedJourney): ToldPage {
  const recorded: JourneyPage | undefined = pages.find(({ at }) => at === page.at);
  const to = pages[index + 1]?.at;
  const tries = recorded?.tries ?? [];
  const plain = tries.filter(
    (each) => isPlain(each, to) && Object.values(each.answers).every((answer) => answer !== null),
  );
  if (plain.length === 0) return page;
  const accepts = new Map<string, Map<string, Json>>();
  for (const { answers } of plain)
    for (const [pointer, answer] of Object.entries(answers)) {
      const own = accepts.get(pointer) ?? new Map<string, Json>();
      accepts.set(pointer, own.set(JSON.stringify(answer), answer));
    }
  const left = tries.filter((each) => !plain.includes(each)).map(({ answers }) => ({ answers }));
  return {
    at: page.at,
    accepts: Object.fromEntries([...accepts].map(([pointer, answers]) => [pointer, [...answers.values()]])),
    ...(left.length > 0 && { tries: left }),
    answers: page.answers,
  };
}
