import type { FormConfiguration, FormDefinition, FormRule, NamedDocument, Place } from '#engine';
import { placeIn } from '../placeIn.ts';

/** The places in a form's document of the parts of its plan. */
export interface FormPlaces {
  readonly page: (page: string, ...names: readonly (string | number)[]) => Place;
  readonly field: (page: string, field: string) => Place;
  /** The rules that show or require a field, in document order. */
  readonly effects: (page: string, field: string, effect: 'show' | 'require') => readonly Place[];
  /** The checks of a page, in document order. */
  readonly checks: (page: string) => readonly Place[];
  /** The rule that fills in a field; the field where there is none. */
  readonly prefills: (page: string, field: string) => Place;
  /** The rule that computes a field. */
  readonly computes: (page: string, field: string) => Place;
}

export function formPlaces({ name, document }: NamedDocument<FormDefinition>): FormPlaces {
  const findPageIndex = (page: string): number => document.pages.findIndex((each) => each.name === page);
  const page = (pageName: string, ...names: readonly (string | number)[]): Place =>
    placeIn(name, 'pages', findPageIndex(pageName), ...names);
  const listRules = (pageName: string) =>
    (document.pages[findPageIndex(pageName)]?.rules ?? []).map((rule, index) => ({ rule, index }));
  return {
    page,
    field: (pageName, field) => page(pageName, 'schema', 'properties', field),
    effects: (pageName, field, effect) =>
      listRules(pageName).flatMap(({ rule, index }) =>
        readPointers(rule, effect)
          .filter((pointer) => pointer === placeIn('', field).pointer)
          .map(() => page(pageName, 'rules', index)),
      ),
    checks: (pageName) =>
      listRules(pageName).flatMap(({ rule, index }) => ('check' in rule ? [page(pageName, 'rules', index)] : [])),
    prefills: (pageName, field) => {
      const pointer = placeIn('', field).pointer;
      const found = listRules(pageName).find(({ rule }) => 'prefill' in rule && rule.prefill === pointer);
      return found === undefined ? page(pageName, 'schema', 'properties', field) : page(pageName, 'rules', found.index);
    },
    computes: (pageName, field) => {
      const pointer = placeIn('', field).pointer;
      const found = listRules(pageName).find(({ rule }) => 'compute' in rule && rule.compute === pointer);
      return found === undefined ? page(pageName) : page(pageName, 'rules', found.index);
    },
  };
}

function readPointers(rule: FormRule, effect: 'show' | 'require'): readonly string[] {
  if (effect === 'show') return 'show' in rule ? rule.show : [];
  return 'require' in rule ? rule.require : [];
}

/** The place where a configuration names a step. */
export function stepPlace({ name, document }: NamedDocument<FormConfiguration>, step: string): Place {
  const index = document.steps.findIndex(({ id }) => id === step);
  return placeIn(name, 'steps', index);
}
