import { json } from '../../api/fakeFetch.ts';

const page = (name: string, title: string, properties: object, required: readonly string[]) => ({
  name,
  title,
  schema: { type: 'object', required, properties },
});

const documents: Readonly<Record<string, object>> = {
  'prescreen-data/1.0.0/scheduler/physicals.json': {
    type: 'physicals',
    steps: [
      { id: 'kind', form: 'kind' },
      { id: 'secret', form: 'secret' },
    ],
    questions: 'small',
    services: [
      { when: { '==': [{ var: 'steps.kind.kind' }, 'sports'] }, serviceIds: [62, 63] },
      { when: { '==': [{ var: 'steps.kind.kind' }, 'school'] }, serviceIds: [64] },
    ],
  },
  'form-definition/1.0.0/scheduler/kind.json': {
    id: 'kind',
    title: 'Kind',
    pages: [
      {
        ...page('kind', 'The kind of physical', { kind: { type: 'string', title: 'Kind', enum: kinds() } }, ['kind']),
        uiSchema: { kind: { 'ui:widget': 'radio' } },
      },
    ],
  },
  'form-definition/1.0.0/scheduler/secret.json': {
    id: 'secret',
    title: 'Secret',
    pages: [page('secret', 'Something personal', { secret: { type: 'string', title: 'Secret' } }, ['secret'])],
    payload: [{ from: '/secret', to: '/basicInfo/firstName' }],
  },
  'eligibility-questions/1.0.0/scheduler/small.json': {
    id: 'small',
    title: 'Questions',
    questions: [
      {
        id: 'fever',
        type: 'yesNo',
        title: 'Do you have a fever?',
        answers: [{ is: true, submitAction: 'failWithErrorMessage' }, { is: false }],
      },
      { id: 'well', type: 'yesNo', title: 'Are you well?', answers: [{ is: true, submitAction: 'schedule' }, {}] },
    ],
  },
};

function kinds(): readonly string[] {
  return ['sports', 'school', 'other'];
}

type Path = keyof typeof documents;

/**
 * A prescreen of two forms and two questions in place of the shipped one; `parts` replaces the answers for some paths.
 */
export const smallPrescreen =
  (parts: Readonly<Record<Path, Response | object>> = {}) =>
  (path: string): Response | undefined => {
    const own = Object.hasOwn(parts, path) ? parts[path] : undefined;
    if (own instanceof Response) return own.clone();
    const document = own ?? documents[path];
    return document === undefined ? undefined : json(200, document);
  };

/** The data of the small prescreen with some members changed. */
export const changedData = (members: object): object => ({
  ...documents['prescreen-data/1.0.0/scheduler/physicals.json'],
  ...members,
});

export const dataPath = 'prescreen-data/1.0.0/scheduler/physicals.json';
export const questionsPath = 'eligibility-questions/1.0.0/scheduler/small.json';
export const formPath = 'form-definition/1.0.0/scheduler/kind.json';
