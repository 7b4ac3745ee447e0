import { expect, test } from 'vitest';
import { suiteBackend } from '../support/suiteBackend.ts';

const backend = suiteBackend({ publicUrl: 'https://care.example' });

const read = async (path: string) => {
  const answer = await fetch(`${backend().url}${path}`);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
};

test('robots.txt excludes the API but no page', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(text).toMatch(/^User-agent: \*\n(Disallow: \/[a-z/-]+\/\n)+$/);
  expect(text).toContain('Disallow: /appointment-management/\n');
  expect(text).not.toContain('/health-services');
});

test('security.txt names a contact and expires within a year', async () => {
  const { type, text } = await read('/.well-known/security.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(text).toContain('Contact: mailto:guest.support@thelittleclinic.example\n');
  expect(text).toContain('Canonical: https://care.example/.well-known/security.txt\n');
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(20);
  expect(days).toBeLessThan(365);
});
