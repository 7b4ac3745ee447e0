import type { Place } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { wordedRules } from './wordedRules.ts';

/** Reports words of a rule that say the number of a setting that the rule does not compare with. */
export const checkSettingsSaid = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => definitions.flatMap(foreignSettings).map(atOrigin);

const foreignSettings = (definition: CheckedDocuments['definitions'][number]): readonly AuthoringProblem[] =>
  wordedRules({ definitions: [definition], questionnaires: [] }).flatMap(({ document, pointer, rule, words }) => {
    const settings = Object.keys(definition.document.settings ?? {});
    const written = JSON.stringify(rule);
    const compared = settings.filter((name) => written.includes(`"settings.${name}"`));
    const said = settings.filter((name) => String(words).includes(`{${name}}`));
    if (compared.length === 0 || said.length === 0 || said.some((name) => compared.includes(name))) return [];
    const message = `The words say the setting "${said[0]}", and the rule compares with "${compared[0]}".`;
    return [{ document, pointer, code: 'says-another-setting', message }];
  });
