import { describe, expect, it, vi } from 'vitest';
import { verifyAddress } from '../../../../../app/screens/booking/verification/verifyAddress.ts';
import { type Answer, hang, json } from '../../../api/fakeFetch.ts';
import { testAppServices } from '../../../app-services/testAppServices.ts';

const answers = { addressLineOne: '12 Analytical Way', city: 'cincinnati', state: 'OH', zipCode: '45202' };
const entered = {
  addressLines: ['12 Analytical Way'],
  cityTown: 'cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
};
const standard = { ...entered, cityTown: 'Cincinnati' };
const answerWith = (validation: object) => () => json(200, { data: { addressValidations: validation } });

async function verify(answer: Answer, of: Record<string, string> = answers, timeoutMs?: number) {
  const { appServices, seen, reported } = testAppServices({ answer });
  const api = { ...appServices.api, ...(timeoutMs !== undefined && { timeoutMs }) };
  const result = await verifyAddress({ ...appServices, api }, of, new AbortController().signal);
  return { result, seen, reported };
}

describe('an address', () => {
  it('that is known stands as the server writes it', async () => {
    const { result, seen } = await verify(answerWith({ validated: true, corrected: false, address: standard }));
    expect(result).toEqual({
      kind: 'stands',
      values: { ...answers, addressLineTwo: '', city: 'Cincinnati' },
    });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/appointment-management/v1/address-validations',
      body: { address: entered },
    });
  });

  it('that is known as another one is for the guest to choose', async () => {
    const { result } = await verify(answerWith({ validated: true, corrected: true, address: standard }));
    expect(result).toEqual({ kind: 'corrected', correction: { entered, suggested: standard } });
  });

  it('that is not whole is not asked about', async () => {
    const { result, seen } = await verify(answerWith({}), { addressLineOne: '12 Analytical Way' });
    expect(result).toEqual({ kind: 'stands' });
    expect(seen).toEqual([]);
  });

  const others: ReadonlyArray<readonly [string, Answer]> = [
    ['is unknown', answerWith({ validated: false, corrected: false })],
    ['is unknown, with one in its place', answerWith({ validated: false, corrected: true, address: standard })],
    ['is unknown, with the same address', answerWith({ validated: false, corrected: false, address: standard })],
  ];
  it.each(others)('that %s stands as it was typed', async (_what, answer) => {
    const { result, reported } = await verify(answer);
    expect(result).toEqual({ kind: 'stands' });
    expect(reported).toEqual([]);
  });

  const failures: ReadonlyArray<readonly [string, Answer, number]> = [
    ['is refused', () => json(400, { errors: [{ code: 'x', message: 'No.' }] }), 400],
    ['fails', () => json(500, {}), 500],
    ['is cut', () => Promise.reject(new TypeError('Failed to fetch')), -1],
    ['makes no sense', () => json(200, { data: { addressValidations: { validated: 'yes' } } }), 200],
    ['is cut short', () => new Response('{"data":'), 200],
  ];
  it.each(failures)('stands as it was typed where the call %s, which is reported', async (_what, answer, status) => {
    const { result, reported } = await verify(answer);
    expect(result).toEqual({ kind: 'stands' });
    expect(reported).toEqual([
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v1/address-validations',
        responseCode: status,
      }),
    ]);
  });
});

describe('a slow call', () => {
  it('is waited for ten seconds, however patient other calls are', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const { result } = await verify(hangUnlessAborted, answers, 20_000);
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(result).toEqual({ kind: 'stands' });
    timeout.mockRestore();
  });

  it('is given up', async () => {
    const { result } = await verify(hang, answers, 5);
    expect(result).toEqual({ kind: 'stands' });
  });

  it('that the guest has given up is not reported', async () => {
    const { appServices, reported } = testAppServices({ answer: hang });
    const controller = new AbortController();
    const result = verifyAddress(appServices, answers, controller.signal);
    controller.abort();
    expect(await result).toEqual({ kind: 'stands' });
    expect(reported).toEqual([]);
  });
});

const hangUnlessAborted: Answer = (request, signal) =>
  signal?.aborted ? Promise.reject(signal.reason) : hang(request, signal);
