import { describe, expect, it } from 'vitest';
import { inVariant } from '../../../../authoring/check/origin/inVariant.ts';

const place = { document: 'vaccine-consent/standard', pointer: '/question' };

describe('inVariant', () => {
  it('finds a place in the document that the variant has instead of the usual one', () => {
    const variant = 'vaccineConsent with general-consent/short, vaccine-consent/walk-in';
    expect(inVariant(variant, place)).toEqual({ ...place, document: 'vaccine-consent/walk-in' });
  });

  it.each(['vaccineConsent', 'vaccineConsent with general-consent/short'])(
    'leaves the usual document to %s',
    (form) => {
      expect(inVariant(form, place)).toEqual(place);
    },
  );

  it('leaves a kind alone that has one document', () => {
    const only = { document: 'form-vocabulary', pointer: '/voice' };
    expect(inVariant('vaccineConsent with vaccine-consent/walk-in', only)).toEqual(only);
  });
});
