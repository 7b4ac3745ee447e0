import type { FormDefinition, Place } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

type Check = Extract<NonNullable<FormDefinition['pages'][number]['rules']>[number], { readonly check: string }>;

type Found = Omit<AuthoringProblem, 'document'>;

/**
 * Reports rules that refuse the answer to a field by the answers to other fields alone, so that a guest who reads the message
 * at that field cannot mend it there, and rules whose message names another setting than the one that they compare with.
 */
export const checkRefusals = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: { pages } }) =>
    pages.flatMap(({ rules = [] }, page) =>
      rules.flatMap((rule, at) => {
        if (!('check' in rule)) return [];
        const pointer = `/pages/${page}/rules/${at}`;
        return [...refusedForAnother(rule, pointer), ...saysAnotherSetting(rule, pointer)].map((found) =>
          atOrigin<AuthoringProblem>({ document, ...found }),
        );
      }),
    ),
  );

/** Rules that go by named conditions are left alone, and those that read the entry of a list. */
function refusedForAnother({ check, that }: Check, pointer: string): readonly Found[] {
  const [, field = ''] = check.split('/');
  const read = namesRead(that, 'answers');
  const isElsewhere = /"conditions?\.|"rule"|"entry[."]/.test(JSON.stringify(that));
  if (read.length === 0 || read.includes(field) || isElsewhere) return [];
  const message = `This refuses the answer to "${field}" by the answer to "${read.join('" and "')}" alone, so no other answer to "${field}" is taken.`;
  return [{ pointer: `${pointer}/that`, code: 'refused-for-another', message }];
}

function saysAnotherSetting({ that, with: filled }: Check, pointer: string): readonly Found[] {
  const compared = namesRead(that, 'settings');
  return Object.entries(filled ?? {}).flatMap(([word, value]): readonly Found[] => {
    const other = namesRead(value, 'settings').find((name) => !compared.includes(name));
    if (compared.length === 0 || other === undefined) return [];
    const message = `"{${word}}" is filled from the setting "${other}", and the answer is compared with "${compared.join('" and "')}".`;
    return [{ pointer: `${pointer}/with/${word}`, code: 'says-another-setting', message }];
  });
}

const namesRead = (rule: unknown, from: string): readonly string[] => [
  ...new Set([...JSON.stringify(rule).matchAll(new RegExp(`"${from}\\.([^".]+)`, 'g'))].map(([, name = '']) => name)),
];
