import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../../../authoring/check/checkContent.ts';
import { readDocuments } from '../../../../../authoring/check/read/DocumentFile.ts';
import { nobodysName } from '../../../../../studio/exchange/Names.ts';
import { completeHere } from '../../../../../studio/web/editor/completion/completeHere.ts';

const form = 'form-definition/1.0.0/scheduler/patientDetails.json';
const insurance = 'form-definition/1.0.0/scheduler/insurance.json';
const inPerson = 'form-config/1.0.0/scheduler/in-person.json';
const scheduler = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const questions = 'eligibility-questions/1.0.0/scheduler/physicals.json';

const documents = readDocuments('content-fixtures/objects');

/** The documents that a form is checked with here: the check of all takes seconds for each row. */
const besideForms = documents.filter(
  ({ path }) =>
    [form, insurance].includes(path) ||
    !/^(eligibility-questions|expected-guests|form-definition|page|site-frame|textcollection)\//.test(path),
);
const tools = checkTools();

/** The names that the check knows, as the studio's server finds them. */
async function namesIn(path: string, text: string): Promise<readonly string[]> {
  const files = (path.startsWith('form-definition/') ? besideForms : documents).map((file) => ({
    file: file.path,
    path: file.path,
    text: file.path === path ? text : file.text,
  }));
  const found = await checkContent(files, tools);
  return found.flatMap(({ file, message, known = [] }) =>
    file === path && message.includes(nobodysName) ? known : [],
  );
}

/** What is offered where `|` stands, after a text of a document was replaced. */
async function offered(path: string, text: string, by: string): Promise<readonly string[]> {
  const before = documents.find((file) => file.path === path)?.text ?? '';
  if (!before.includes(text)) throw new Error(`${path} has no ${text}`);
  const marked = before.replace(text, () => by);
  const at = marked.indexOf('|>');
  const state = EditorState.create({ doc: marked.replace('|>', '') });
  const result = await completeHere({ namesIn }, path)(new CompletionContext(state, at, true));
  return (result?.options ?? []).map(({ label }) => label);
}

describe('the editor offers', () => {
  it('the members that an object may have, and has not yet', async () => {
    const labels = await offered(form, '"title": "Preferred Name",', '"title": "Preferred Name", "|>",');
    expect(labels).toEqual(expect.arrayContaining(['description', 'pattern', 'minLength']));
    expect(labels).not.toContain('title');
  });

  it('the members of the rule that was begun', async () => {
    const labels = await offered(form, '"rules": [', '"rules": [{ "check": "/firstName", "|>" },');
    expect(labels).toEqual(['with', 'that', 'message']);
  });

  it('the operators of rules', async () => {
    expect(await offered(form, '"rules": [', '"rules": [{ "show": ["/altId"], "when": { "|>" } },')).toEqual(
      expect.arrayContaining(['var', '==', 'answered', 'yearsBetween']),
    );
  });

  it('the values of a list in the schema', async () => {
    expect(await offered(form, '"type": "boolean"', '"type": "|>"')).toEqual([
      'boolean',
      'number',
      'integer',
      'string',
    ]);
  });

  it.each<[string, string, string, string, readonly string[]]>([
    ['answers of the form', form, '"answers.emailAddress"', '"answers.|>"', ['answers.firstName', 'answers.zipCode']],
    ['what rules can read', form, '"answers.emailAddress"', '"|>"', ['answers', 'settings', 'context']],
    ['settings', form, '"settings.weight"', '"settings.|>"', ['settings.preferredName', 'settings.race']],
    ['names of the context', form, '"settings.weight"', '"context.|>"', ['context.today', 'context.flow']],
    ['fields, in a rule without its condition', form, '"rules": [', '"rules": [{ "show": ["|>"] },', ['/firstName']],
    ['fields that must be answered', form, '"firstName",', '"|>",', ['preferredName', 'lastName']],
    ['fields whose look is described', form, '"uiSchema": {', '"uiSchema": { "|>",', ['firstName', 'lastName']],
    ['ui options', form, '"ui:widget": "date"', '"ui:|>": "date"', ['ui:widget', 'ui:help']],
    ['widgets', form, '"ui:widget": "date"', '"ui:widget": "|>"', ['textarea', 'masked']],
    ['fields with messages', form, '"messages": {', '"messages": { "/|>",', ['/firstName', '/lastName']],
    ['keywords with messages', form, '"required": "Patient\'s', '"|>": "Patient\'s', ['required', 'maxLength']],
    ['answers to send', form, '"from": "/firstName"', '"from": "/|>"', ['/firstName', '/zipCode']],
    ['places of the request', form, '"to": "/basicInfo/firstName"', '"to": "/|>"', ['/basicInfo', '/questionnaire']],
    ['places below', form, '"to": "/basicInfo/firstName"', '"to": "/basicInfo/|>"', ['/basicInfo/lastName']],
    ['encoders', form, '"to": "/basicInfo/firstName"', '"to": "/basicInfo/firstName", "as": "|>"', ['yesNo', 'phone']],
    ['documents', form, '"form-vocabulary#/options/sexes"', '"|>"', ['form-vocabulary#/', 'notes-data#/']],
    [
      'parts of documents',
      form,
      '"form-vocabulary#/options/sexes"',
      '"form-vocabulary#/|>"',
      ['form-vocabulary#/options'],
    ],
    [
      'parts further down',
      form,
      '"form-vocabulary#/options/sexes"',
      '"form-vocabulary#/options/|>"',
      ['form-vocabulary#/options/genders'],
    ],
    ['named conditions', insurance, '"rule": "offersCarriers"', '"rule": "|>"', ['offersCarriers']],
    ['forms', inPerson, '"form": "insurance"', '"form": "|>"', ['insurance', 'patientDetails']],
    ['settings of a form', inPerson, '"maximumReasons": 3', '"|>"', ['maximumReasons']],
    ['answers of steps before', inPerson, '"var": "context.reasons"', '"var": "steps.|>"', ['steps.insurance']],
    ['prescreens', scheduler, '"prescreenType": "physicals"', '"prescreenType": "|>"', ['physicals', 'vaccines']],
    [
      'configurations',
      scheduler,
      '"formConfigGroup": "in-person"',
      '"formConfigGroup": "|>"',
      ['virtual', 'dietitian'],
    ],
    ['questions before', questions, '"var": "answers.hadAnnual"', '"var": "answers.|>"', ['answers.hasForm']],
  ])('%s', async (_what, path, text, by, some) => {
    expect(await offered(path, text, by)).toEqual(expect.arrayContaining([...some]));
  });
});
