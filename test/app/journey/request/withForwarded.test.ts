import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { withForwarded } from '../../../../app/journey/request/visitRequest.ts';

const answer = (id: string, value: string) => ({ id, label: `${id}?`, value });
const questions = (...additional: readonly JsonObject[]): JsonObject => ({ questionnaire: { additional } });
const forwarded = { serviceIds: [1, 2], payload: { ...questions(answer('dog', 'Rex')), search: { state: 'OH' } } };

describe('the answers of a prescreen in a booking', () => {
  it('stand before those of the form, and nothing else of the prescreen is sent', () => {
    const payload = { comments: 'x', questionnaire: { haveFever: 'No', additional: [answer('cat', 'Tom')] } };
    expect(withForwarded(payload, forwarded, [{ id: 2 }])).toStrictEqual({
      comments: 'x',
      questionnaire: { haveFever: 'No', additional: [answer('dog', 'Rex'), answer('cat', 'Tom')] },
    });
    expect(withForwarded({ comments: 'x' }, forwarded, [{ id: 1 }])).toStrictEqual({
      comments: 'x',
      ...questions(answer('dog', 'Rex')),
    });
  });

  it('give way to an answer of the form with the same id', () => {
    const payload = questions(answer('dog', 'Max'));
    expect(withForwarded(payload, forwarded, [{ id: 1 }])).toStrictEqual(payload);
  });

  it('are not sent with another visit than the prescreen was for', () => {
    expect(withForwarded({}, forwarded, [{ id: 1 }, { id: 3 }])).toStrictEqual({});
    expect(withForwarded({}, undefined, [{ id: 1 }])).toStrictEqual({});
    expect(withForwarded({}, { serviceIds: [1], payload: {} }, [{ id: 1 }])).toStrictEqual({});
  });
});
