import { escapeName, type FormDefinition } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { askedFields } from '../fields/AskedField.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

/** The most that a rule of a form lets a guest choose or write, and what guests read of it. */
interface RuleLimit {
  readonly document: string;
  readonly said: readonly { readonly pointer: string; readonly text: string | undefined }[];
  /** A number of the rule, or all that a setting is anywhere. */
  readonly values: readonly number[];
  /** Undefined where the rule has the number itself. */
  readonly setting: string | undefined;
}

/** The limits of all checks that compare the length of an answer with a number or a setting. */
export const limitsOfRules = (read: Read): readonly RuleLimit[] =>
  read.definitions.flatMap((definition) => limitsIn(definition, (setting) => settingValues(definition, setting, read)));

type Read = Pick<CheckedDocuments, 'definitions' | 'configurations' | 'prescreens'>;

/** All numbers that a setting of a form is anywhere. */
export function settingValues(
  { id, document }: Checked<FormDefinition>,
  setting: string,
  { configurations, prescreens }: Omit<Read, 'definitions'>,
): readonly number[] {
  const steps = [...configurations, ...prescreens].flatMap((each) => listMembers(each.document.steps));
  const using = steps.flatMap(([, step]) => (readMember(step, 'form') === id ? [step] : []));
  const values = [document.settings?.[setting]?.default, ...using.map((step) => readSetting(step, setting))];
  return [...new Set(values.filter((value) => typeof value === 'number'))];
}

const readSetting = (step: unknown, setting: string): unknown => readMember(readMember(step, 'settings'), setting);

function limitsIn(
  { name: document, document: form }: Checked<FormDefinition>,
  valuesOf: (setting: string) => readonly number[],
): readonly RuleLimit[] {
  const fields = askedFields(form);
  return form.pages.flatMap(({ rules = [], messages }, page) =>
    rules.flatMap((rule): readonly RuleLimit[] => {
      if (!('check' in rule)) return [];
      const { check, that, message } = rule;
      const field = fields.find(({ pointer }) => pointer === `/pages/${page}/schema/properties${check}`);
      const words = readMember(readMember(messages, check), message);
      const said = [
        ...(['title', 'description'] as const).flatMap((member) =>
          field === undefined ? [] : [{ pointer: `${field.pointer}/${member}`, text: field.schema[member] }],
        ),
        ...(typeof words === 'string'
          ? [{ pointer: `/pages/${page}/messages/${escapeName(check)}/${message}`, text: words }]
          : []),
      ];
      return mostIn(that, `answers.${check.slice(1)}`).map((limit) =>
        typeof limit === 'number'
          ? { document, said, values: [limit], setting: undefined }
          : { document, said, values: valuesOf(limit), setting: limit },
      );
    }),
  );
}

/** The numbers, and the names of settings, that the length of an answer may not exceed anywhere in a rule. */
function mostIn(rule: unknown, answer: string): readonly (number | string)[] {
  const [[, left] = [], [, right] = []] = listMembers(readMember(rule, '<='));
  const [[, counted] = []] = listMembers(readMember(left, 'length'));
  if (readMember(counted, 'var') !== answer) return listMembers(rule).flatMap(([, part]) => mostIn(part, answer));
  const setting = /^settings\.(\w+)$/.exec(String(readMember(right, 'var')))?.[1];
  return typeof right === 'number' ? [right] : setting === undefined ? [] : [setting];
}
