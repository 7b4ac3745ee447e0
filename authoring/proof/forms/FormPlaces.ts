import type { FormConfiguration, FormDefinition, FormRule, NamedDocument, Place } from '#engine';
import { placeIn } from '../placeIn.ts';

/** Where a form's document says what its plan has. */
export interface FormPlaces {
  readonly page: (page: string, ...names: readonly (string | number)[]) => Place;
  readonly field: (page: string, field: string) => Place;
  /** The rules that show a field, or require it, in their order. */
  readonly effects: (page: string, field: string, effect: 'show' | 'require') => readonly Place[];
  /** The checks of a page, in their order. */
  readonly checks: (page: string) => readonly Place[];
}

export function formPlaces({ name, document }: NamedDocument<FormDefinition>): FormPlaces {
  const indexOf = (page: string): number => document.pages.findIndex((each) => each.name === page);
  const page = (of: string, ...names: readonly (string | number)[]): Place =>
    placeIn(name, 'pages', indexOf(of), ...names);
  const rulesOf = (of: string) => (document.pages[indexOf(of)]?.rules ?? []).map((rule, index) => ({ rule, index }));
  return {
    page,
    field: (of, field) => page(of, 'schema', 'properties', field),
    effects: (of, field, effect) =>
      rulesOf(of).flatMap(({ rule, index }) =>
        pointersOf(rule, effect)
          .filter((pointer) => pointer === placeIn('', field).pointer)
          .map(() => page(of, 'rules', index)),
      ),
    checks: (of) => rulesOf(of).flatMap(({ rule, index }) => ('check' in rule ? [page(of, 'rules', index)] : [])),
  };
}

function pointersOf(rule: FormRule, effect: 'show' | 'require'): readonly string[] {
  if (effect === 'show') return 'show' in rule ? rule.show : [];
  return 'require' in rule ? rule.require : [];
}

/** Where a configuration names a step. */
export function stepPlace({ name, document }: NamedDocument<FormConfiguration>, step: string): Place {
  const index = document.steps.findIndex(({ id }) => id === step);
  return placeIn(name, 'steps', index);
}
