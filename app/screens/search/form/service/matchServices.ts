import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import type { ServiceGroup } from './serviceMenu.ts';

interface GroupWords {
  readonly expect?: { readonly soon: string };
  readonly alsoCalled?: readonly string[];
}

/** What the document service-extra-properties says of groups and services that helps to find them. */
export interface ServiceWords {
  readonly groups?: Readonly<Record<string, GroupWords | undefined>>;
  readonly alsoCalled?: readonly { readonly serviceIds: readonly number[]; readonly words: readonly string[] }[];
}

/**
 * The services that a guest may mean by a text: each of its words begins a word of the service's name, of its group's
 * name, or of the other words that authors give for either. A text without words means all of them.
 */
export function matchServices(
  menu: readonly ServiceGroup[],
  text: string,
  known: ServiceWords = {},
): readonly ServiceGroup[] {
  const wanted = splitWords(text);
  if (wanted.length === 0) return menu;
  const isMeant = (service: BookableService): boolean => {
    const names = splitWords(allNames(service, known));
    return wanted.every((word) => names.some((each) => each.startsWith(word)));
  };
  return menu
    .map(({ name, services }) => ({ name, services: services.filter(isMeant) }))
    .filter(({ services }) => services.length > 0);
}

/** The service of exactly this name, however its letters are written. */
export function serviceNamed(menu: readonly ServiceGroup[], text: string): BookableService | undefined {
  const name = splitWords(text).join(' ');
  if (name === '') return undefined;
  return menu.flatMap(({ services }) => services).find((service) => splitWords(service.name).join(' ') === name);
}

function allNames(
  { id, name, listedName = name, category }: BookableService,
  { groups, alsoCalled = [] }: ServiceWords,
): string {
  const shared = groups?.[category]?.alsoCalled ?? [];
  const own = alsoCalled.filter(({ serviceIds }) => serviceIds.includes(id)).flatMap(({ words }) => words);
  return [name, listedName, category, ...shared, ...own].join(' ');
}

/** The words of a text in lower case, without accents and punctuation. */
const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
