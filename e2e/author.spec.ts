import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';
import { fillPersonal } from './guest/intake.ts';
import { openForm } from './guest/openForm.ts';

/** What a content author does while the product runs. Each test edits its server's own copy of the documents. */

const form = (id: string): string => `form-definition/1.0.0/scheduler/${id}.json`;
const configuration = 'form-config/1.0.0/scheduler/in-person.json';

interface Step {
  readonly id: string;
  readonly form: string;
}

interface Definition {
  readonly pages: {
    readonly schema: { readonly properties: Record<string, object> };
    readonly rules: object[];
    readonly uiSchema: Record<string, object>;
  }[];
}

/** Changes a document as data; the caller's type says which part of it the test knows. */
const asJson =
  <T>(change: (document: T) => void) =>
  (text: string): string => {
    const document: T = JSON.parse(text);
    change(document);
    return JSON.stringify(document, null, 2);
  };

const steps = (page: Page) => page.getByRole('navigation', { name: /steps/i }).getByRole('listitem');

test.afterEach(({ server }) => server.restoreContent());

test('a changed label is there at the next page load', async ({ page, server }) => {
  await openForm(page);
  await expect(page.getByLabel(/^Preferred Name/)).toBeVisible();

  server.edit(form('patientDetails'), (text) => text.replace('"Preferred Name"', '"What may we call you?"'));

  await openForm(page);
  await expect(page.getByLabel(/^What may we call you\?/)).toBeVisible();
  await expect(page.getByLabel(/^Preferred Name/)).toHaveCount(0);
});

test('a new field with a condition shows when its condition holds, and is asked for', async ({
  page,
  server,
  guest,
}) => {
  server.edit(
    form('patientDetails'),
    asJson<Definition>(({ pages: [personal] }) => {
      if (!personal) throw new Error('no page');
      Object.assign(personal.schema.properties, { pronouns: { type: 'string', title: 'Pronouns', maxLength: 20 } });
      personal.rules.push(
        { show: ['/pronouns'], when: { '==': [{ var: 'answers.gender' }, 'Non-Binary'] } },
        { require: ['/pronouns'], when: { '==': [{ var: 'answers.gender' }, 'Non-Binary'] } },
      );
    }),
  );

  const hand = await openForm(page);
  await expect(page.getByLabel(/^Pronouns/)).toHaveCount(0);
  await fillPersonal(hand, guest);
  await hand.select(/^Gender/, 'Non-Binary');
  await expect(page.getByLabel(/^Pronouns/)).toBeVisible();
  await hand.press('Continue');
  await expect(page.getByLabel(/^Pronouns/)).toBeFocused();
  await expect(page.getByLabel(/^Pronouns/)).toHaveAccessibleDescription(/Input is required\./);
  await expectAccessible(page);

  await hand.select(/^Gender/, 'Female');
  await expect(page.getByLabel(/^Pronouns/)).toHaveCount(0);
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeFocused();
});

test('a new step and another order of the steps need no build', async ({ page, server }) => {
  server.add(
    form('travel'),
    JSON.stringify({
      id: 'travel',
      title: 'Getting Here',
      pages: [
        {
          name: 'travel',
          title: 'Getting Here',
          schema: {
            type: 'object',
            required: ['howWillYouCome'],
            properties: {
              howWillYouCome: { type: 'string', title: 'How will you come?', enum: ['By car', 'By bus', 'On foot'] },
            },
          },
          uiSchema: { howWillYouCome: { 'ui:widget': 'radio' } },
          messages: { '/howWillYouCome': { required: 'Please tell us how you will come.' } },
        },
      ],
    }),
  );
  server.edit(
    configuration,
    asJson<{ steps: Step[] }>((document) => {
      document.steps = [{ id: 'travel', form: 'travel' }, ...document.steps.reverse()];
    }),
  );

  const hand = await openForm(page);
  await expect(page.getByRole('heading', { name: 'Getting Here' })).toBeVisible();
  await expect(steps(page)).toContainText(['Getting Here', 'Consent']);
  await hand.press('Continue');
  await expect(page.getByRole('radio', { name: 'By car' })).toBeFocused();
  await expect(page.getByText('Please tell us how you will come.').first()).toBeVisible();
  await expectAccessible(page);
  await hand.choose(/^How will you come/, 'By bus');
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Consent', exact: true })).toBeVisible();
});

const brokenEdits: readonly [string, string, (text: string) => string][] = [
  [
    'a misspelled field in a rule',
    form('patientDetails'),
    (text) => text.replace('"answers.emailAddress"', '"answers.emailAdress"'),
  ],
  ['an unknown operator', form('patientDetails'), (text) => text.replace('"when": {', '"when": { "equals": [1, 1],')],
  ['an invalid schema', form('medicalHistory'), (text) => text.replace('"type": "boolean"', '"type": "yesOrNo"')],
  ['malformed JSON', form('patientDetails'), (text) => text.slice(0, -10)],
  [
    'a step whose form does not exist',
    configuration,
    (text) => text.replace('"form": "medicalHistory"', '"form": "medicalHistroy"'),
  ],
];

for (const [fault, path, change] of brokenEdits) {
  test(`${fault} never reaches the guest: the good copy serves`, async ({ page, server, watch, guest }) => {
    if (path === configuration) watch.allowNetworkLine(/404/);
    server.edit(path, (text) => {
      const broken = change(text);
      expect(broken).not.toBe(text);
      return broken.replace('"Medical History"', '"Broken"');
    });
    const hand = await openForm(page);
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(steps(page)).toContainText(['Medical History']);
    await fillPersonal(hand, guest);
    await hand.press('Continue');
    await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  });
}
