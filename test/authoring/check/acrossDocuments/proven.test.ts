import { expect, it } from 'vitest';
import { proveContent } from '../../../../authoring/proof/proveContent.ts';
import { editDocuments, form, questions, shipped } from './editDocuments.ts';

/** What only the proof finds, because the documents are sound one by one. */

it('finds an answer that is the last one too early', { timeout: 60_000 }, async () => {
  const turned = editDocuments([
    [
      questions('medicare-check'),
      /"is": "none",\s*("submitAction": "schedule")\s*\},\s*\{\s*"is": "some"/,
      '"is": "none" }, { "is": "some", $1',
    ],
  ]);
  const { problems } = await proveContent(turned, { isWanted: (name) => name === 'prescreen-data/medicare_check' });
  expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['example-not-asked', 'example-asked']));
});

it('finds a last answer in front of questions that turn guests away', {
  timeout: 60_000,
}, async () => {
  const seenBefore = /,\s*(\{\s*"id": "seenBefore"[\s\S]*?\]\s*\})/;
  const [, question = ''] =
    seenBefore.exec(shipped.find(({ path }) => path.includes(questions('dietitian')))?.text ?? '') ?? [];
  const moved = editDocuments([
    [questions('dietitian'), seenBefore, ''],
    [questions('dietitian'), /(\{\s*"id": "reason")/, `${question}, $1`],
  ]);
  const { problems } = await proveContent(moved, { isWanted: (name) => name === 'prescreen-data/dietitian' });
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['example-not-refused']));
  expect(problems.map(({ message }) => message).join()).toContain(
    '"A boy of 17 alone" may go on before "guardian" is asked: an answer to "seenBefore" is the last',
  );
});

it('finds a number that an expected guest gives before a search, and its field refuses', {
  timeout: 60_000,
}, async () => {
  const digits = editDocuments([
    ['form-vocabulary', '^[0-9A-Za-z]{4}-[0-9A-Za-z]{3}-[0-9A-Za-z]{4}$', '^[0-9]{4}-[0-9]{3}-[0-9]{4}$'],
  ]);
  const { problems } = await proveContent(digits, { isWanted: (name) => name === 'prescreen-data/medicare_check' });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(
      /^example-refused The expected guest "Says the number" answers .* which its "pattern" refuses/,
    ),
  ]);
});

it('finds a consent that may be refused, and cannot be', { timeout: 60_000 }, async () => {
  const forced = editDocuments([
    [
      form('generalConsent'),
      /("message": "declined"\s*\})/,
      '$1, { "check": "/hieConsent", "that": { "var": "answers.hieConsent" }, "message": "declined" }',
    ],
    [
      form('generalConsent'),
      /("\$ref": "general-consent#\/healthInformationExchange\/requiredMessage"\s*\})/,
      '$1, "declined": "Choose Yes."',
    ],
  ]);
  const { problems } = await proveContent(forced, { isWanted: (name) => name === 'form-config/in-person' });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^consent-changed No guest can come to the end with a No to "hieConsent"/),
  ]);
});
