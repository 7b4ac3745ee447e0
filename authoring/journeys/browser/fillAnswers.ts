import type { Page } from '@playwright/test';
import type { Json, JsonObject, JsonSchema } from '#engine';
import { isJsonObject, isList } from '../../jsonParts.ts';
import { readShown } from './readShown.ts';

/** How often the page is gone through: an answer may show further fields, or fill some in. */
const ROUNDS = 6;
/** How long a choice may take to be pressed, in milliseconds: it may be gone by then. */
const LONGEST_PRESS = 5_000;

type Kind = 'text' | 'select' | 'checkbox' | 'toggle' | 'choices' | 'date' | 'list' | 'group' | 'none';
interface Control {
  readonly kind: Kind;
  /** What the control has now. */
  readonly has: Json;
}

/**
 * Gives a page exactly these answers, by its own controls, as a guest does; those of fields that are not shown are left
 * out.
 *
 * @param schema all fields of the page
 * @returns the fields whose controls cannot take their answer, each with the reason
 */
export async function fillAnswers(page: Page, schema: JsonSchema, answers: JsonObject): Promise<readonly string[]> {
  const typed = new Map<string, string>();
  let problems: readonly string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { prefix } = await readShown(page, []);
    const before = await stateOf(page);
    problems = await giveMembers({ page, typed }, prefix, schema, answers);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    if ((await stateOf(page)) === before) break;
  }
  return problems;
}

/** All that is filled in, in one text. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('form.sw-form :is(input, select, textarea)')]
      .map((each) => {
        const { id, value, checked }: { id: string; value?: string; checked?: boolean } = each;
        return `${id}=${value}${checked ? '!' : ''}`;
      })
      .join('\n'),
  );

interface Surroundings {
  readonly page: Page;
  /** What was typed into each text, which the app may have written otherwise since. */
  readonly typed: Map<string, string>;
}

async function give(
  at: Surroundings,
  id: string,
  schema: JsonSchema,
  wanted: Json | undefined,
): Promise<string | undefined> {
  const { page, typed } = at;
  const { kind, has } = await page.evaluate(lookAt, id);
  const text = wanted === undefined || wanted === null ? '' : String(wanted);
  const control = page.locator(`[id="${id}"]`);
  if (kind === 'group') return (await giveMembers(at, id, schema, isJsonObject(wanted) ? wanted : {}))[0];
  if (kind === 'list') return giveEntries(at, id, schema.items ?? {}, isList(wanted) ? wanted : []);
  if (kind === 'date') {
    const parts = text === '' ? ['', '', ''] : /^(\d+)-(\d+)-(\d+)$/.exec(text)?.slice(1);
    if (parts === undefined) return `cannot be ${JSON.stringify(text)}: it is typed as month, day and year.`;
    if (has === text) return undefined;
    for (const [index, part] of (['year', 'month', 'day'] as const).entries())
      await page.locator(`[id="${id}-${part}"]`).fill(parts[index] ?? '');
    return undefined;
  }
  if (kind === 'choices') {
    if (isList(wanted) && new Set(wanted).size < wanted.length) return 'cannot be chosen twice.';
    return choose(page, id, isList(wanted) ? wanted.map(String) : wanted === undefined ? [] : [text]);
  }
  if (kind === 'select') {
    if (has === text) return undefined;
    const isOffered = await control.evaluate(
      (select, value) =>
        select instanceof HTMLSelectElement && [...select.options].some((each) => each.value === value),
      text,
    );
    if (!isOffered) return `does not offer ${JSON.stringify(text)}.`;
    await control.selectOption(text);
  } else if (kind === 'checkbox') {
    if (has !== (wanted === true)) await control.setChecked(wanted === true);
  } else if (kind === 'toggle') {
    if (wanted === undefined && schema.default !== undefined) return 'cannot be taken back: it is always yes or no.';
    if (has !== (wanted === true)) await control.locator('button').first().click();
  } else if (kind === 'text' && (typed.get(id) !== text || (has === '' && text !== '')) && has !== text) {
    typed.set(id, text);
    await control.fill(text);
    const isTyped = (await control.inputValue()) === text;
    await control.blur();
    if (!isTyped) return 'cannot be typed: the control takes no such characters.';
  }
  return undefined;
}

/** Chooses exactly these. What is chosen may take other choices away, so each is looked for anew. */
async function choose(page: Page, id: string, chosen: readonly string[]): Promise<string | undefined> {
  const choices = page.locator(`input[name="${id}"]`);
  const read = () =>
    choices.evaluateAll((all) =>
      all.flatMap((each) =>
        each instanceof HTMLInputElement ? [{ value: each.value, isOn: each.checked, type: each.type }] : [],
      ),
    );
  for (const { value, isOn, type } of await read()) {
    if (isOn === chosen.includes(value)) continue;
    if (type === 'radio' && isOn) {
      if (chosen.length === 0) return 'cannot be taken back: one of its choices stays chosen.';
      continue;
    }
    const choice = choices.and(page.locator(`[value=${JSON.stringify(value)}]`));
    const isSet = await choice.setChecked(!isOn, { timeout: LONGEST_PRESS }).then(
      () => true,
      () => false,
    );
    if (!isSet) return `${JSON.stringify(value)} cannot be pressed.`;
  }
  const now = (await read()).flatMap(({ value, isOn }) => (isOn ? [value] : []));
  const lacking = chosen.filter((value) => !now.includes(value));
  return lacking.length > 0
    ? `cannot be ${lacking.map((each) => JSON.stringify(each)).join(', ')} as well.`
    : undefined;
}

async function giveMembers(
  at: Surroundings,
  id: string,
  { properties = {} }: JsonSchema,
  answers: JsonObject,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [name, field] of Object.entries(properties)) {
    const problem = await give(at, `${id}_${name}`, field, answers[name]);
    if (problem !== undefined) problems.push(`/${name} ${problem}`);
  }
  return problems;
}

async function giveEntries(
  at: Surroundings,
  id: string,
  schema: JsonSchema,
  entries: readonly Json[],
): Promise<string | undefined> {
  const { page } = at;
  const cards = page.locator(`[id="${id}"] .sw-card`);
  while ((await cards.count()) > Math.max(1, entries.length)) await cards.last().locator('.sw-card__delete').click();
  while ((await cards.count()) < entries.length) {
    const add = page.locator(`[id="${id}"] .sw-cards__add`);
    if ((await add.count()) === 0) return `takes no more than ${await cards.count()} entries.`;
    await add.click();
  }
  for (const [index, entry] of (entries.length > 0 ? entries : [{}]).entries()) {
    const [problem] = await giveMembers(at, `${id}_${index}`, schema, isJsonObject(entry) ? entry : {});
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Runs in the page: what asks for a field. */
function lookAt(id: string): Control {
  const element = document.getElementById(id);
  const part = (name: string): string | undefined => {
    const input = document.getElementById(`${id}-${name}`);
    return input instanceof HTMLInputElement ? input.value : undefined;
  };
  const isFixed = (each: Element | null): boolean =>
    each === null || each.matches(':disabled') || each.matches('[readonly]');
  if (part('year') !== undefined)
    return { kind: 'date', has: `${part('year')}-${part('month')}-${part('day')}`.replace(/^--$/, '') };
  const [choice] = document.getElementsByName(id);
  if (choice && choice.id !== id) return isFixed(choice) ? { kind: 'none', has: null } : { kind: 'choices', has: null };
  if (document.getElementById(`${id}_0`)) return { kind: 'list', has: null };
  if (document.querySelector(`[id^="${id}_"]:not([id^="${id}__"])`)) return { kind: 'group', has: null };
  if (element === null || isFixed(element)) return { kind: 'none', has: null };
  if (element instanceof HTMLSelectElement) return { kind: 'select', has: element.value };
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return { kind: 'checkbox', has: element.checked };
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { kind: 'text', has: element.value };
  const toggle = element.querySelector('.sw-toggle');
  if (toggle) return { kind: 'toggle', has: toggle.classList.contains('sw-toggle--on') };
  return { kind: 'none', has: null };
}
