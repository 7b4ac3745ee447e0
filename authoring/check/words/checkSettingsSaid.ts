import type { Place } from '#engine';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { wordedRules } from './wordedRules.ts';

type Definition = CheckedDocuments['definitions'][number];

/**
 * Reports words that say the number of a setting other than the one that a rule compares with: those of the rule, and
 * those of the question whose answer opens what the rule checks.
 */
export const checkSettingsSaid = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap((definition) => [...foreignSettings(definition), ...foreignQuestions(definition)]).map(atOrigin);

const foreignSettings = (definition: Definition): readonly AuthoringProblem[] =>
  wordedRules({ definitions: [definition], questionnaires: [] }).flatMap(({ document, pointer, rule, words }) => {
    const compared = settingsComparedIn(rule, definition);
    const said = settingsSaidIn(words, definition);
    if (compared.length === 0 || said.length === 0 || said.some((name) => compared.includes(name))) return [];
    const message = `The words say the setting "${said[0]}", and the rule compares with "${compared[0]}".`;
    return [{ document, pointer, code: 'says-another-setting', message }];
  });

/** A setting that no check of the form compares with may be said for another reason. */
function foreignQuestions(definition: Definition): readonly AuthoringProblem[] {
  const { name: document, document: form } = definition;
  const rules = form.pages.flatMap((page) => page.rules ?? []);
  const checks = rules.flatMap((rule) =>
    'check' in rule ? [{ field: topOf(rule.check), settings: settingsComparedIn(rule.that, definition) }] : [],
  );
  return askedFields(form).flatMap(({ pointer, schema: { title, description } }) => {
    const asked = pointer.split('/')[5] ?? '';
    const opened = rules.flatMap((rule) =>
      'show' in rule && reads(rule.when, `answers.${asked}`) ? rule.show.map(topOf) : [],
    );
    const held = checks.filter(({ field }) => field === asked || opened.includes(field));
    const compared = held.flatMap(({ settings }) => settings);
    const elsewhere = checks.filter((check) => !held.includes(check)).flatMap(({ settings }) => settings);
    return Object.entries({ title, description }).flatMap(([member, words]): readonly AuthoringProblem[] => {
      const said = settingsSaidIn(words, definition);
      const [foreign] = said.filter((name) => elsewhere.includes(name));
      if (foreign === undefined || compared.length === 0 || said.some((name) => compared.includes(name))) return [];
      const message = `The words say the setting "${foreign}", and what they ask for is held to "${compared[0]}".`;
      return [{ document, pointer: `${pointer}/${member}`, code: 'says-another-setting', message }];
    });
  });
}

/** The field of the page in which a field, perhaps of an entry, lies. */
const topOf = (pointer: string): string => pointer.split('/')[1] ?? '';

const reads = (rule: unknown, path: string): boolean => {
  const written = JSON.stringify(rule);
  return written.includes(`"${path}"`) || written.includes(`"${path}.`);
};

const settingsComparedIn = (rule: unknown, { document }: Definition): readonly string[] =>
  Object.keys(document.settings ?? {}).filter((name) => reads(rule, `settings.${name}`));

const settingsSaidIn = (words: unknown, { document }: Definition): readonly string[] =>
  Object.keys(document.settings ?? {}).filter((name) => String(words).includes(`{${name}}`));
