import type { Json } from '#engine';
import { insertIn, setIn } from '../json/editText.ts';
import { memberOf, readJson, wordsOf } from '../json/readJson.ts';
import { isOf, plainNames, type Template } from './Template.ts';

const schemaAt = (name: string) => `../../../../../schemas/content/${name}.json`;
const written = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** What is added to the order of steps and questions, with the documents that it needs. */
export const documentTemplates: readonly Template[] = [
  {
    key: 'step',
    label: 'Step',
    help: 'A form of its own with one question, asked after the step at the caret.',
    example: 'pets',
    isMissing: 'There is a form of this name already.',
    names: plainNames,
    suits: isOf('form-config', 'prescreen-data'),
    make: ({ texts, path, at, name, words }) => {
      const text = texts.get(path) ?? '';
      const form = `form-definition/1.0.0/scheduler/${name}.json`;
      if (texts.has(form)) return undefined;
      return {
        texts: {
          [path]: insertIn(text, ['steps', stepIndex(readJson(text), at[1])], { id: name, form: name }),
          [form]: written(newForm(name, words)),
        },
        path: form,
        pointer: `/pages/0/schema/properties/${name}Answer`,
      };
    },
  },
  {
    key: 'question',
    label: 'Question',
    help: 'A question with yes and no, asked after the one at the caret. No goes on; yes ends with words.',
    example: 'hasFever',
    isMissing: 'The document has no list of questions.',
    names: plainNames,
    suits: isOf('eligibility-questions'),
    make: ({ texts, path, at, name, words }) => {
      const text = texts.get(path) ?? '';
      const questions = memberOf(readJson(text), 'questions');
      if (!Array.isArray(questions)) return undefined;
      const index = at[0] === 'questions' && typeof at[1] === 'number' ? at[1] + 1 : questions.length;
      return {
        texts: { [path]: insertIn(text, ['questions', index], newQuestion(name, words)) },
        path,
        pointer: `/questions/${index}`,
      };
    },
  },
  {
    key: 'prescreen',
    label: 'Prescreen',
    help: 'Questions of its own before the search, asked of the category at the caret.',
    example: 'sports-check',
    isMissing: 'Put the caret into a category. There must be no prescreen of this name yet.',
    names: /^[a-z][a-z0-9-]*$/,
    suits: isOf('scheduler-config-2022'),
    make: ({ texts, path, at, name, words }) => {
      const text = texts.get(path) ?? '';
      const category = at[0] === 'categories' && at.length > 1 ? at.slice(0, 2) : undefined;
      const questions = `eligibility-questions/1.0.0/scheduler/${name}.json`;
      const prescreen = `prescreen-data/1.0.0/scheduler/${name}.json`;
      if (category === undefined || texts.has(questions) || texts.has(prescreen)) return undefined;
      return {
        texts: {
          [path]: setIn(
            setIn(text, [...category, 'redirectAction'], 'prescreen'),
            [...category, 'prescreenType'],
            name,
          ),
          [questions]: written({
            $schema: schemaAt('forms/eligibility-questions'),
            id: name,
            title: words,
            questions: [newQuestion('first', 'Is there anything that keeps you from coming?')],
          }),
          [prescreen]: written({
            $schema: schemaAt('forms/prescreen-data'),
            type: name,
            steps: [],
            questions: name,
          }),
        },
        path: questions,
        pointer: '/questions/0/title',
      };
    },
  },
  {
    key: 'category',
    label: 'Category',
    help: 'A group of services. Its words are the exact name that the server gives the group.',
    example: 'sports',
    isMissing: 'There is a category of these words already.',
    names: plainNames,
    suits: isOf('scheduler-config-2022'),
    make: ({ texts, path, words }) => {
      const text = texts.get(path) ?? '';
      const config = readJson(text);
      if (memberOf(config, 'categories', words) !== undefined) return undefined;
      const usual = memberOf(config, 'defaultCategory') ?? {};
      return {
        texts: { [path]: setIn(text, ['categories', words], usual) },
        path,
        pointer: `/categories/${words.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      };
    },
  },
];

/** Behind the step at the caret, but before the review, which lists the answers of all. */
function stepIndex(config: Json | undefined, at: unknown): number {
  const steps = memberOf(config, 'steps');
  const count = Array.isArray(steps) ? steps.length : 0;
  const review = Array.isArray(steps) ? steps.findIndex((step) => wordsOf(memberOf(step, 'form')) === 'review') : -1;
  const last = review < 0 ? count : review;
  return typeof at === 'number' ? Math.min(at + 1, last) : last;
}

const newForm = (name: string, words: string): Json => ({
  $schema: schemaAt('forms/form-definition'),
  id: name,
  title: words,
  pages: [
    {
      name,
      title: words,
      schema: {
        type: 'object',
        properties: { [`${name}Answer`]: { type: 'string', title: 'New question', maxLength: 200 } },
      },
      payload: [{ from: `/${name}Answer`, to: `/questionnaire/additional/${name}Answer` }],
    },
  ],
});

const newQuestion = (id: string, title: string): Json => ({
  id,
  type: 'yesNo',
  title,
  answers: [
    { is: true, submitAction: 'failWithErrorMessage', message: 'Please call us before you come.' },
    { is: false },
  ],
});
