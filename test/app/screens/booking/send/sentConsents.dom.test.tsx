import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '../../../../content/contentFiles.ts';
import { bookings, fillToTheEnd, open, press, startWide } from '../openSchedule.tsx';
import { smallForm } from '../smallForm.ts';

/** Which consents a booking says the guest was shown. */
const privacy = 'privacy-practice/1.0.0/scheduler/standard.json';
const settings = 'app-settings/1.0.0/scheduler/app-settings.json';
const consentForm = 'form-definition/1.0.0/scheduler/consent.json';

/** The small form with a notice above the signature. */
async function noticed(): Promise<Response> {
  const form = await smallForm(consentForm)?.json();
  const [page] = form.pages;
  const schema = { ...page.schema, description: { $ref: 'privacy-practice#/text' } };
  return new Response(JSON.stringify({ ...form, pages: [{ ...page, schema }] }));
}

async function sent(edit: (text: string) => string): Promise<unknown> {
  const [form, settingsText] = [await noticed(), await readFile(join(contentRoot, settings), 'utf8')];
  const content = (path: string) => {
    if (path === consentForm) return form.clone();
    return path === settings ? new Response(edit(settingsText)) : smallForm(path);
  };
  const { seen } = open({ content });
  await fillToTheEnd();
  await press('Book Appointment');
  await screen.findByRole('heading', { name: 'confirmation' });
  return bookings(seen)[0]?.body;
}

startWide();

describe('a booking', () => {
  it('has the versions of the consents that the guest was shown', async () => {
    const document: unknown = JSON.parse(await readFile(join(contentRoot, privacy), 'utf8'));
    const version = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
    expect(await sent((text) => text)).toMatchObject({
      consentVersions: [{ document: 'privacy-practice/standard', version }],
    });
  });

  it('has none where the settings do not say so', async () => {
    const body = await sent((text) => text.replace('"sendsConsentVersions": true,', ''));
    expect(body).toHaveProperty('consentDetails');
    expect(body).not.toHaveProperty('consentVersions');
  });
});
