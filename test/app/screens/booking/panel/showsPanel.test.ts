import { expect, it } from 'vitest';
import { compileWizard, type JsonObject } from '#engine';
import { knownNames } from '../../../../../app/content/forms/knownNames.ts';
import { flowNames, flows } from '../../../../../app/journey/index.ts';
import { showsPanel } from '../../../../../app/screens/booking/panel/AppointmentsPanel.tsx';

/** A step with a question for each place that answers are sent to. */
function stepSending(...places: readonly string[]) {
  const fields = places.map((to, at) => ({ name: `field${at}`, to }));
  const properties: JsonObject = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string', title: name }]));
  const form = {
    id: 'form',
    title: 'Form',
    pages: [{ name: 'page', title: 'Page', schema: { type: 'object' as const, properties } }],
    payload: fields.map(({ name, to }) => ({ from: `/${name}`, to })),
  };
  const configuration = { name: 'flow', document: { group: 'flow', steps: [{ id: 'form', form: 'form' }] } };
  const compiled = compileWizard(configuration, [{ name: 'form', document: form }], knownNames);
  const step = compiled.ok ? compiled.value.steps[0] : undefined;
  if (!step) throw new Error(JSON.stringify(compiled));
  return step;
}

const consent = '/consentDetails/hieConsent';
const other = '/basicInfo/firstName';

it.each([
  ['consents', [consent, '/consentDetails/signature/legalName'], false],
  ['consents among other answers', [consent, other], true],
  ['other answers', [other], true],
  ['nothing', [], true],
])('of a step that sends %s', (_what, places, shown) => {
  expect(showsPanel(stepSending(...places), 'IN_PERSON', false)).toBe(shown);
});

it('is not shown on the last page', () => {
  expect(showsPanel(stepSending(other), 'IN_PERSON', true)).toBe(false);
});

it.each(flowNames)('is shown in a flow with times alone: %s', (flow) => {
  expect(showsPanel(stepSending(other), flow, false)).toBe(flows[flow].hasTime);
});
