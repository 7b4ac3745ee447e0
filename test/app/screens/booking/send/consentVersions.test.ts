import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compileWizard, pathFor } from '#engine';
import type { PageConsent } from '../../../../../app/content/forms/index.ts';
import { consentVersions } from '../../../../../app/screens/booking/send/consentVersions.ts';

const page = (name: string, when?: boolean) => ({
  name,
  title: name,
  ...(when !== undefined && { when }),
  schema: { type: 'object', properties: { [name]: { type: 'string', title: name } } },
});

const form = (id: string, ...pages: readonly ReturnType<typeof page>[]) => ({
  name: `form-definition/${id}`,
  document: { id, title: id, pages },
});

const forms = [form('one', page('first'), page('second'), page('never', false)), form('two', page('first2'))];

function path() {
  const steps = forms.map(({ document: { id } }) => ({ id, form: id }));
  const plan = compileWizard({ name: 'form-config/test', document: { group: 'test', steps } }, forms);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return pathFor(plan.value, {});
}

const content = { $schema: 's', text: 'I consent to {my} treatment – “yes”.', list: [1, { b: null, a: '' }] };
const on = (form: string, document: string, page?: string): PageConsent => ({
  form: `form-definition/${form}`,
  ...(page !== undefined && { page }),
  document,
  content,
});

const documents = async (...consents: readonly PageConsent[]) =>
  (await consentVersions(path(), consents))?.map(({ document }) => document);

afterEach(() => vi.restoreAllMocks());

describe('consentVersions', () => {
  it('is the beginning of the hash that the schema of the request says', async () => {
    const version = createHash('sha256').update(JSON.stringify(content), 'utf8').digest('hex').slice(0, 12);
    expect(await consentVersions(path(), [on('two', 'a/b', 'first2')])).toEqual([{ document: 'a/b', version }]);
    // As it was on the day on which bookings began to carry it: versions that are kept must stay what they are.
    expect(version).toBe('e51c268d9898');
  });

  it('is the same for another way of writing the file, and another for another word', async () => {
    const of = async (text: string) =>
      (await consentVersions(path(), [{ ...on('one', 'a/b'), content: JSON.parse(text) }]))?.[0];
    const written = await of('{"text":"é","more":{"a":1}}');
    expect(await of('{\n  "text": "\\u00e9",\r\n  "more": { "a": 1 }\n}')).toEqual(written);
    expect(await of('{"text":"e","more":{"a":1}}')).not.toEqual(written);
  });

  it.each([
    [
      'in the order of the path',
      [on('two', 'b/b', 'first2'), on('one', 'a/a', 'second'), on('one', 'c/c', 'first')],
      ['c/c', 'a/a', 'b/b'],
    ],
    [
      'once, where several parts of it are shown',
      [on('one', 'a/a', 'first'), on('one', 'a/a', 'second'), on('one', 'a/a', 'first')],
      ['a/a'],
    ],
    ['without a page that the guest is not led to', [on('one', 'a/a', 'never'), on('one', 'b/b', 'first')], ['b/b']],
    ['without a form that the guest is not asked', [on('three', 'a/a', 'first'), on('one', 'b/b')], ['b/b']],
    ['of a form that is none of its own pages', [on('one', 'a/a')], ['a/a']],
    ['and not at all where none is shown', [on('one', 'a/a', 'never')], undefined],
  ])('names documents %s', async (_what, consents, expected) => {
    expect(await documents(...consents)).toEqual(expected);
  });

  it('is left out where the browser cannot compute it', async () => {
    vi.stubGlobal('crypto', {});
    expect(await documents(on('one', 'a/a'))).toBeUndefined();
    vi.unstubAllGlobals();
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no'));
    expect(await documents(on('one', 'a/a'))).toBeUndefined();
  });
});
