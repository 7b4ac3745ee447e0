import type { Domain, Value, Variable } from '../solve/Variable.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';
import { classifySchema, listChoices } from './classifySchema.ts';
import { isEmpty } from './isEmpty.ts';
import { choiceDomain } from './kinds/choiceDomain.ts';
import { groupDomain } from './kinds/groupDomain.ts';
import { listDomain } from './kinds/listDomain.ts';
import { orderedDomain } from './kinds/orderedDomain.ts';
import { textDomain } from './kinds/textDomain.ts';
import { todayValues } from './kinds/todayValues.ts';
import { dateLine, numberLine } from './Line.ts';
import type { KnownPoints, Neighbours } from './Neighbours.ts';
import type { ReadRule, Source } from './Source.ts';
import { findLinks, hasExtremes, isTractable } from './uses/findLinks.ts';
import { findUses } from './uses/findUses.ts';
import type { Atom, Uses } from './uses/Use.ts';

export interface DomainOptions {
  readonly sources: readonly Source[];
  readonly rules: readonly ReadRule[];
  /** The variable for today. It is decided before the dates that are measured from it. */
  readonly today?: Source;
  readonly peek: (variable: Variable) => { readonly value: Value } | undefined;
}

/** Which values are tried. */
export interface DomainExtent {
  /**
   * How much the search covers.
   *
   * - `wide`: everything that could ever occur, whatever the settings
   * - `dense`: the same, with every day of four years tried for today
   * - `usual`: fixed values apply, and expected values are not missing
   */
  readonly reach: 'wide' | 'dense' | 'usual';
  /** Whether fixed values are used even when `reach` is wider than `usual`. */
  readonly usesFixed?: boolean;
}

export type FindDomain = (variable: Variable) => Domain | { readonly first: Variable };

/**
 * Finds the values to try for each variable. Rules cannot distinguish any other value from all of them. What rules compare
 * is found once for all extents.
 */
export function createDomains(options: DomainOptions): (extent: DomainExtent) => FindDomain {
  const uses = findUses(options.rules);
  const shared = { uses, texts: createTexts(), known: new Map<Source, Map<Atom, KnownPoints>>() };
  return (extent) => createFindDomain({ ...options, ...shared, ...extent });
}

interface Shared {
  readonly uses: Uses;
  readonly texts: Texts;
  readonly known: Map<Source, Map<Atom, KnownPoints>>;
}

function createFindDomain({
  sources,
  uses,
  texts,
  known,
  today,
  peek,
  reach,
  usesFixed = false,
}: DomainOptions & Shared & DomainExtent): FindDomain {
  const byVariable = new Map(sources.map((source) => [source.variable, source]));
  const domains = new Map<Source, Map<string, Domain>>();
  const usual = new Map<Source, Domain>();

  const isToday = (source: Source): boolean => source === today;

  const noNeighbours: Neighbours = {
    peek: () => undefined,
    usual: () => [],
  };
  const neighbours: Neighbours = {
    peek,
    usual: (source) =>
      source === today ? [] : memoize(usual, source, () => domainWith(source, noNeighbours, true)).values,
  };

  /**
   * Neighbours of today: only those dates matter that rules also compare with a literal, since their position does not
   * move with today.
   */
  const todayNeighbours: Neighbours = {
    peek: () => undefined,
    usual: (source) => {
      const linked = [...findLinks(source, uses, isToday).sources];
      const ownNeighbours = { peek: noNeighbours.peek, usual: neighbours.usual };
      return linked.some(isComparedWithLiteral) ? domainWith(source, ownNeighbours, true).values : [];
    },
  };

  /** Whether a rule compares the variable with a literal. */
  const isComparedWithLiteral = (source: Source): boolean =>
    (uses.get(source) ?? []).some((use) => use.kind === 'compared' && use.atom.reads.length < 2);

  function domainWith(source: Source, ownNeighbours: Neighbours, extremes: boolean): Domain {
    const { schema } = source;
    const own = uses.get(source) ?? [];
    if (source === today) return todayValues(source, own, todayNeighbours, reach === 'dense');
    switch (classifySchema(schema)) {
      case 'choice':
        return choiceDomain(source, listChoices(schema) ?? [], own);
      case 'date':
        return orderedDomain(source, dateLine, own, ownNeighbours, extremes);
      case 'number':
        return orderedDomain(source, numberLine(schema), own, ownNeighbours, extremes);
      case 'text':
        return textDomain(source, own, ownNeighbours, texts);
      case 'list':
        return schema.items?.type === 'object'
          ? groupDomain(source, own)
          : listDomain(source, own, ownNeighbours, texts);
      default:
        return groupDomain(source, own);
    }
  }

  function createDomain(source: Source): Domain {
    const isUsual = reach === 'usual';
    const takesFixed = isUsual || usesFixed;
    if (takesFixed && source.fixed !== undefined) return { values: [source.fixed.value], complete: true, from: [] };
    if (isEmpty(source.schema)) return { values: [undefined], complete: true, from: [] };
    const links = findLinks(source, uses, (other) => isToday(other) || (takesFixed && other.fixed !== undefined));
    const ownNeighbours = { ...neighbours, known: memoize(known, source, () => new Map()) };
    const domain = domainWith(source, ownNeighbours, hasExtremes(links));
    const linked = [...links.sources];
    const tangled = linked.length > 2 && linked.some(measuresToday) && linked.some(isComparedWithLiteral);
    const mayMiss = domain.values.length === 0 || (source.optional && !(isUsual && source.expected === true));
    const complete = domain.complete && !tangled && isTractable(links);
    const others = linked.filter((other) => other !== source).map(({ variable }) => variable.name);
    const why = domain.complete
      ? `it is compared with ${others.join(', ')} in more ways than are told apart`
      : (domain.why ?? 'its values could not be told apart');
    return { ...domain, complete, why, values: mayMiss ? [...domain.values, undefined] : domain.values };
  }

  const measuresToday = (source: Source): boolean =>
    (uses.get(source) ?? []).some(
      (use) => use.kind === 'compared' && use.atom.reads.some(({ reading }) => reading.source === today),
    );
  /** A key of what the domain depends on: the present values of the variables that this one is compared with. */
  const others = new Map<Source, readonly Source[]>();
  const present = (source: Source): string => {
    const compared = memoize(others, source, () => findNeighbours(source, uses));
    return compared.length === 0 ? '' : JSON.stringify(compared.map(({ variable }) => peek(variable) ?? null));
  };

  return (variable) => {
    const source = byVariable.get(variable);
    if (source === undefined)
      return { values: [undefined], complete: false, from: [], why: 'where its values come from is not known' };
    const waits =
      today !== undefined && source !== today && peek(today.variable) === undefined && measuresToday(source);
    if (waits) return { first: today.variable };
    const cached = memoize(domains, source, () => new Map<string, Domain>());
    return memoize(cached, present(source), () => createDomain(source));
  };
}

/**
 * The variables that this one is compared with and whose present value matters. Choices do not, since all of them are
 * always considered.
 */
function findNeighbours(source: Source, uses: Uses): readonly Source[] {
  const atoms = (uses.get(source) ?? []).flatMap((use) => (use.kind === 'compared' ? [use.atom] : []));
  const others = atoms.flatMap(({ reads }) => reads.map(({ reading }) => reading.source));
  return [...new Set(others)].filter((other) => other !== source && classifySchema(other.schema) !== 'choice');
}

function memoize<K, V>(cached: Map<K, V>, key: K, make: () => V): V {
  const before = cached.get(key);
  if (before !== undefined) return before;
  const made = make();
  cached.set(key, made);
  return made;
}
