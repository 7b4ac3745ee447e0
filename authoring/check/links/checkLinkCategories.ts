import { flows } from '../../../app/journey/flows.ts';
import { criteriaFromQuery } from '../../../app/journey/search/criteriaFromQuery.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import type { ContentLink } from './linksIn.ts';

/** A category of services, with the words by which guests would ask for it. */
interface WordedCategory {
  readonly category: string;
  readonly words: readonly string[];
}

/** Words of whatever is booked. */
const ofAny = new Set(['visit', 'visits', 'appointment', 'appointments', 'service', 'services']);

/** Reports links to the visits of a category whose words speak of another one: "See a dietitian", and it leads to vaccines. */
export function checkLinkCategories(
  links: readonly ContentLink[],
  scheduler: SchedulerConfig,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const categories = wordedCategories(scheduler, services);
  return links.flatMap(({ document, pointer, href, words = '' }): readonly AuthoringProblem[] => {
    const target = categoryOf(href, categories);
    const said = listWords(words).filter((word) => !ofAny.has(word));
    if (target === undefined || said.some((word) => hasWord(target.words, word))) return [];
    // A word of many categories says nothing of one; one of two, such as "travel", still says that it is none of the others.
    const meant = said.flatMap((word) => {
      const having = categories.filter((each) => hasWord(each.words, word));
      return having.length > 2 ? [] : having;
    });
    const [other] = meant;
    if (other === undefined || new Set(meant).size > 2) return [];
    const message = `This link says "${words}", which is of "${other.category}", and leads to "${target.category}".`;
    return [{ document, pointer, code: 'link-differs', message }];
  });
}

/** The words of the category whose visits a link leads to; none where it leads elsewhere. */
export const wordsOfCategory = (
  { href }: ContentLink,
  scheduler: SchedulerConfig,
  services: readonly ServiceType[],
): readonly string[] => categoryOf(href, wordedCategories(scheduler, services))?.words ?? [];

function categoryOf(href: string, categories: readonly WordedCategory[]): WordedCategory | undefined {
  const { type } = criteriaFromQuery(new URLSearchParams(href.replace(/#.*$/, '').split('?')[1] ?? ''));
  return categories.find(({ category }) => category === type);
}

const wordedCategories = (scheduler: SchedulerConfig, services: readonly ServiceType[]): readonly WordedCategory[] =>
  listCategories(scheduler)
    .filter(({ pointer }) => pointer !== '/defaultCategory')
    .map(({ category, config: { schedulerFlow } }): WordedCategory => {
      const own = services.filter(({ groupName }) => groupName.trim() === category);
      const { byVideo, givesVaccines } = flows[schedulerFlow];
      const names = own.flatMap(({ name, businessNames }) => [name, ...businessNames]);
      const traits = [...(byVideo ? ['video', 'virtual'] : []), ...(givesVaccines ? ['vaccine', 'shot'] : [])];
      return { category, words: listWords([category, ...names, ...traits].join(' ')) };
    });
