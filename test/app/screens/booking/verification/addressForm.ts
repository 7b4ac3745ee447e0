const line = { var: 'answers.line' };
const field = (title: string) => ({ type: 'string', title });

/** A form of two steps in place of the shipped one: an address that is verified, and a note. */
const documents: Readonly<Record<string, unknown>> = {
  'form-config/1.0.0/scheduler/in-person.json': {
    group: 'in-person',
    steps: [
      { id: 'where', form: 'where' },
      { id: 'note', form: 'note' },
    ],
  },
  'form-definition/1.0.0/scheduler/where.json': {
    id: 'where',
    title: 'Where',
    pages: [
      {
        name: 'address',
        title: 'Your address',
        schema: {
          type: 'object',
          required: ['line', 'city', 'state', 'zip'],
          properties: {
            line: field('Line 1'),
            more: field('Line 2'),
            city: { ...field('City'), pattern: '^[A-Za-z. ]*$' },
            state: { ...field('State'), enum: ['OH', 'KY'] },
            zip: field('ZIP'),
            county: field('County'),
          },
        },
        rules: [{ show: ['/zip'], when: { '!': [{ and: [{ answered: line }, { '==': [line, 'No ZIP'] }] }] } }],
        verify: {
          as: 'address',
          fields: {
            addressLineOne: '/line',
            addressLineTwo: '/more',
            city: '/city',
            state: '/state',
            zipCode: '/zip',
            county: '/county',
          },
        },
      },
    ],
    payload: [
      { from: '/line', to: '/basicInfo/address/addressLines/0' },
      { from: '/more', to: '/basicInfo/address/addressLines/1' },
      { from: '/city', to: '/basicInfo/address/cityTown' },
      { from: '/state', to: '/basicInfo/address/stateProvince' },
      { from: '/zip', to: '/basicInfo/address/postalCode' },
      { from: '/county', to: '/basicInfo/address/county' },
    ],
  },
  'form-definition/1.0.0/scheduler/note.json': {
    id: 'note',
    title: 'Note',
    pages: [{ name: 'note', title: 'A note', schema: { type: 'object', properties: { note: field('Note') } } }],
  },
};

export const addressForm = (path: string): Response | undefined =>
  Object.hasOwn(documents, path) ? new Response(JSON.stringify(documents[path])) : undefined;
