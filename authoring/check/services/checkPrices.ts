import { escapeName } from '#engine';
import { flows } from '../../../app/journey/flows.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { listCategories, type NamedCategory } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { areForms, hasWord, listWords } from '../words/wordStems.ts';

/** What the search says that the services of a group cost. */
interface ExpectedCost {
  readonly group: string;
  readonly words: readonly string[];
  readonly cost: string;
  /** How its guests meet whom they see, where that names the group as well. */
  readonly met?: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Reports prices of a list that are outside what the search says of the group of services that the line names, or that its
 * heading names, and the line one of its services. A line
 * that names more than the group may be of something else, so it is a warning.
 */
export function checkPrices(
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const categories = schedulers.flatMap(({ document }) => listCategories(document));
  const costs = documents
    .flatMap(({ document }) => listMembers(readMember(document, 'groups')).flatMap(expectedCost))
    .map((cost) => ({ ...cost, met: categories.filter(({ category }) => category === cost.group).flatMap(wayOf)[0] }));
  if (costs.length === 0) return [];
  return documents.flatMap(({ file: { name: document }, document: value }) =>
    pricedLines(value).flatMap(({ pointer, name, price, heading }): readonly AuthoringProblem[] => {
      const named = costsOf(name, costs);
      const ofService = named.length > 0 ? [] : costs.filter((cost) => isOfService(name, heading, cost, services));
      const expected = [...named, ...ofService];
      const isWithin = expected.some(({ least, most }) =>
        amountsIn(price).every((amount) => amount >= least && amount <= most),
      );
      if (expected[0] === undefined || isWithin) return [];
      const { group, cost, words } = expected[0];
      const known = [...words, ...wordsOfServices(group, services)];
      const isOfGroup =
        named.length === 0 || RELATION.test(name) || listWords(name).every((word) => hasWord(known, word));
      const message = `"${name}" costs ${price} here, and the search says of "${group}": "${cost}".`;
      return [{ document, pointer, code: 'numbers-differ', message, ...(!isOfGroup && { severity: 'warning' }) }];
    }),
  );
}

function expectedCost([group, entry]: readonly [string, unknown]): readonly ExpectedCost[] {
  const cost = readMember(readMember(entry, 'expect'), 'cost');
  const amounts = typeof cost === 'string' ? amountsIn(cost) : [];
  if (typeof cost !== 'string' || amounts.length === 0) return [];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const isRounded = /\babout\b/i.test(cost);
  return [
    {
      group,
      words: listWords(group),
      cost,
      least: isRounded ? least - roundedBy(least) : least,
      most: isRounded ? most + roundedBy(most) : most,
    },
  ];
}

/** How far from an amount the price may be that was rounded to it: 110 stands for 105 to 115, and 79 for itself. */
const roundedBy = (amount: number): number => ([100, 10, 5].find((step) => amount % step === 0) ?? 1) / 2;

/** A line about something of a service, such as "Copy of a physical", names no service. */
const RELATION = /\b(?:after|at|before|by|during|for|from|of|to|with|without)\b/i;

/** How guests of a category meet whom they see, where its name need not say so: "Visit by video", "First visit to a dietitian". */
function wayOf({ config }: NamedCategory): readonly string[] {
  const { provider, isVirtualVisit } = flows[config.schedulerFlow];
  return [...(provider === 'dietitian' ? ['dietitian'] : []), ...(isVirtualVisit ? ['video'] : [])];
}

/** Whether a line has nothing but the way in which guests of a group meet whom they see, and words of what it costs. */
function isMet(line: string, { met, cost }: ExpectedCost): boolean {
  const words = listWords(line).filter((word) => !hasWord(['visit', 'appointment'], word));
  return met !== undefined && hasWord(words, met) && words.every((word) => hasWord([met, ...listWords(cost)], word));
}

/** Of the groups that a line names last, as "Illness or minor injury" names two, those with the most words. */
function costsOf(line: string, costs: readonly ExpectedCost[]): readonly ExpectedCost[] {
  const ofWay = costs.filter((cost) => isMet(line, cost));
  if (ofWay.length > 0 || RELATION.test(line)) return ofWay;
  const parts = line.split(/ (?:or|and) /i).map(listWords);
  const named = costs.filter(({ words }) =>
    parts.some(
      (part) => areForms(part.at(-1) ?? '', words.at(-1) ?? '-') && words.every((word) => hasWord(part, word)),
    ),
  );
  const most = Math.max(...named.map(({ words }) => words.length));
  return named.filter(({ words }) => words.length === most);
}

/** Whether a line below a heading that speaks of a group names one of its services: "A1C" below "Tests and screenings". */
function isOfService(
  line: string,
  heading: string,
  { group, words }: ExpectedCost,
  services: readonly ServiceType[],
): boolean {
  if (!hasWord(listWords(heading), words.at(-1) ?? '-')) return false;
  const own = wordsOfServices(group, services);
  return listWords(line).some((word) => !hasWord(words, word) && hasWord(own, word));
}

const wordsOfServices = (group: string, services: readonly ServiceType[]): readonly string[] =>
  services.filter(({ groupName }) => groupName.trim() === group).flatMap(({ name }) => listWords(name));

/** The entries of lists with a name, and a value that is a price and nothing else. */
const pricedLines = (
  value: unknown,
  pointer = '',
  above = '',
): readonly { readonly pointer: string; readonly name: string; readonly price: string; readonly heading: string }[] => {
  const [name, price] = [readMember(value, 'name'), readMember(value, 'value')];
  const heading = String(readMember(value, 'heading') ?? above);
  const isPriced = typeof price === 'string' && /^\$[\d,.]+(?: to \$[\d,.]+)?$/.test(price);
  return [
    ...(typeof name === 'string' && isPriced ? [{ pointer: `${pointer}/value`, name, price, heading }] : []),
    ...listMembers(value).flatMap(([member, part]) => pricedLines(part, `${pointer}/${escapeName(member)}`, heading)),
  ];
};

const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));
