const configuration = (group: string) => ({
  group,
  steps: [
    { id: 'who', form: 'who' },
    { id: 'consent', form: 'consent' },
  ],
});

/** A form of two steps in place of the shipped one, the second without the side panel; a walk-in uses the same form. */
const documents: Readonly<Record<string, unknown>> = {
  'form-config/1.0.0/scheduler/in-person.json': configuration('in-person'),
  'form-config/1.0.0/scheduler/instant-vaccine.json': configuration('instant-vaccine'),
  'form-definition/1.0.0/scheduler/who.json': {
    id: 'who',
    title: 'You',
    pages: [
      {
        name: 'name',
        title: 'Your name',
        schema: {
          type: 'object',
          required: ['firstName'],
          properties: { firstName: { type: 'string', title: 'First name' } },
        },
      },
    ],
    payload: [{ from: '/firstName', to: '/basicInfo/firstName' }],
  },
  'form-definition/1.0.0/scheduler/consent.json': {
    id: 'consent',
    title: 'Consent',
    pages: [
      {
        name: 'signature',
        title: 'Your signature',
        schema: {
          type: 'object',
          required: ['legalName'],
          properties: { legalName: { type: 'string', title: 'Legal name' } },
        },
      },
    ],
    payload: [
      { from: '/legalName', to: '/consentDetails/signature/legalName' },
      { from: '/legalName', to: '/consentDetails/signature/dateTime', as: 'signedAt' },
    ],
  },
};

export const smallForm = (path: string): Response | undefined =>
  Object.hasOwn(documents, path) ? new Response(JSON.stringify(documents[path])) : undefined;
