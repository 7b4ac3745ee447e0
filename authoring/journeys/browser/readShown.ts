import type { Page } from '@playwright/test';

/** What a page shows of a form or a question. */
export interface Shown {
  /** Differs from that of every page that was shown before. */
  readonly key: string;
  readonly title: string;
  /** The beginning of all ids of the form; empty where it has no fields. */
  readonly prefix: string;
  /** The ids without that beginning: `birthDate-month`. */
  readonly ids: readonly string[];
  /** The messages by what they are of: `pets_0_name`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Those of the wanted words that stand nowhere on the page. */
  readonly missing: readonly string[];
  readonly path: string;
  /** The services whose times are looked for, where the app has gone on to them. */
  readonly services: readonly number[] | undefined;
  readonly isBusy: boolean;
}

/** Reads the page once; `words` are texts that should stand there. */
export const readShown = (page: Page, words: readonly string[]): Promise<Shown> => page.evaluate(readInPage, words);

/** Runs in the page, and so uses nothing from outside. */
function readInPage(words: readonly string[]): Shown {
  const dense = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, '');
  const view = document.querySelector('.sw-wizard, .sw-question');
  const form = view?.querySelector('form');
  const all = [...(form?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
  const prefix = all.map((id) => /^P\d+-\d+(?=_)/.exec(id)?.[0]).find((found) => found !== undefined) ?? '';
  const own = (id: string): string => id.slice(prefix.length + 1);
  const title = view?.querySelector('.sw-title')?.textContent ?? '';
  const whole = dense(view?.textContent);
  const state: { readonly usr?: { readonly criteria?: { readonly serviceIds?: readonly number[] } } } | null =
    history.state;
  return {
    key: `${prefix} ${title}`,
    title,
    prefix,
    ids: prefix === '' ? [] : all.filter((id) => id.startsWith(`${prefix}_`)).map(own),
    errors: Object.fromEntries(
      [...(form?.querySelectorAll('.sw-error') ?? [])].map(({ id, lastElementChild }) => [
        own(id).replace(/__error$/, ''),
        lastElementChild?.textContent ?? '',
      ]),
    ),
    missing: words.filter((text) => !whole.includes(dense(text))),
    path: location.pathname,
    services: state?.usr?.criteria?.serviceIds,
    isBusy: form?.getAttribute('aria-busy') === 'true',
  };
}
