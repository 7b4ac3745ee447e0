import { compileWizard, type FormConfiguration, type FormDefinition, type NamedDocument } from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import type { AskedPlan } from '../../../authoring/journeys/AskedPlan.ts';

/** Two forms: who comes, and a question that says "your child" of a child, fills in what is known, and takes a name over. */
export const visitForms: readonly NamedDocument<FormDefinition>[] = [
  {
    name: 'form-definition/who',
    document: {
      id: 'who',
      title: 'Who',
      pages: [
        {
          name: 'who',
          title: 'Who comes?',
          notSent: ['/visitFor', '/name'],
          schema: {
            type: 'object',
            required: ['visitFor', 'name'],
            properties: {
              visitFor: { type: 'string', title: 'Who?', enum: ['Me', 'My child'] },
              name: { type: 'string', title: 'Name', maxLength: 30 },
            },
          },
          uiSchema: { visitFor: { 'ui:widget': 'radio' } },
        },
      ],
    },
  },
  {
    name: 'form-definition/health',
    document: {
      id: 'health',
      title: 'Health',
      voice: {
        words: { you: 'you' },
        others: [{ when: { '==': [{ var: 'steps.who.visitFor' }, 'My child'] }, words: { you: 'your child' } }],
      },
      pages: [
        {
          name: 'health',
          title: 'Health',
          notSent: ['/hasReferral', '/patient'],
          schema: {
            type: 'object',
            required: ['hasReferral'],
            properties: {
              hasReferral: { type: 'boolean', title: 'Were {you} referred?' },
              patient: { type: 'string', title: 'Patient', maxLength: 30 },
            },
          },
          uiSchema: { hasReferral: { 'ui:widget': 'radio' } },
          rules: [
            { prefill: '/hasReferral', when: { var: 'context.known.hasMedicaid' }, with: true },
            { compute: '/patient', with: { var: 'steps.who.name' } },
          ],
        },
      ],
    },
  },
];

/** Those forms, as one document asks them. */
export function visitForOther(): AskedPlan {
  const configuration: NamedDocument<FormConfiguration> = {
    name: 'form-config/visit-for-other',
    document: {
      group: 'visit-for-other',
      steps: [
        { id: 'who', form: 'who' },
        { id: 'health', form: 'health' },
      ],
    },
  };
  const compiled = compileWizard(configuration, visitForms, knownNames);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return { name: configuration.name, wizard: compiled.value, configuration };
}
