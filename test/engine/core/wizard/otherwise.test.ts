import { describe, expect, it } from 'vitest';
import { buildPayload, compileWizard, type FormDefinition, type Json, type PayloadDefinition } from '#engine';
import { findProblems } from '../form/expectRefusals.ts';
import { california, encoders, good } from './exampleJourney.ts';
import { about, configuration, consent, context, extra, known } from './exampleWizard.ts';

const line = (more: Partial<PayloadDefinition>): PayloadDefinition => ({ from: '/texts', to: '/texts', ...more });
const sending = (form: FormDefinition, more: PayloadDefinition): FormDefinition => ({ ...form, payload: [more] });

/** The payload of a guest's answers when forms have these payload lines. */
function sent(ofAbout: PayloadDefinition, person: Readonly<Record<string, Json>>, situation = context): Json {
  const ofExtra = { from: '/note', to: '/note', otherwise: 'nothing to say' };
  const forms = [sending(about, ofAbout), sending(extra, ofExtra), consent];
  const named = forms.map((document) => ({ name: `form-definition/${document.id}`, document }));
  const plan = compileWizard({ name: 'form-config/example', document: configuration }, named, known);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return buildPayload(plan.value, { about: { person } }, situation, encoders);
}

describe('what a payload line sends otherwise', () => {
  const encoded = line({ as: 'yesNo', otherwise: 'No' });

  it.each([
    ['is sent where the question is not shown', { ...good, mobile: false, texts: true }, 'No'],
    ['is sent where it is shown and not answered', { ...good, mobile: true }, 'No'],
    ['gives way to the answer', { ...good, mobile: true, texts: true }, 'Yes'],
    ['gives way to an answer of no, which is one', { ...good, mobile: true, texts: false }, 'No'],
  ])('%s', (_what, person, texts) => {
    expect(sent(encoded, person)).toEqual({ texts });
  });

  it('is sent as it stands, not encoded', () => {
    expect(sent(line({ as: 'yesNo', otherwise: true }), good)).toEqual({ texts: true });
    expect(sent(line({ otherwise: 0 }), good)).toEqual({ texts: 0 });
  });

  it('stands in for an answer of nothing but an empty text', () => {
    const name = line({ from: '/firstName', otherwise: 'unknown' });
    expect(sent(name, { ...good, firstName: '' })).toEqual({ texts: 'unknown' });
  });

  it('stands beside a constant, which is sent for an answer', () => {
    const constant = line({ send: 'said', otherwise: 'silent' });
    expect(sent(constant, { ...good, mobile: true, texts: false })).toEqual({ texts: 'said' });
    expect(sent(constant, good)).toEqual({ texts: 'silent' });
  });

  it('is not sent by a step that is not on the path', () => {
    expect(sent(encoded, good, california)).toEqual({ texts: 'No', note: 'nothing to say' });
    expect(sent(encoded, good)).toEqual({ texts: 'No' });
  });

  it('is refused as long as it is a reference that nothing has put in', () => {
    const form = sending(about, line({ otherwise: { $ref: 'texts#/no' } }));
    expect(findProblems(form)).toMatchObject([
      { code: 'unknown-part', pointer: '/payload/0/otherwise', message: '"texts#/no" was not found.' },
    ]);
  });
});
