import { describe, expect, it } from 'vitest';
import { proveQuestion } from './proveQuestion.ts';

const codes = (problems: ReturnType<typeof proveQuestion>['problems']) =>
  problems.map(({ code, at }) => ({ code, at }));

describe('what a line sends where there is no answer', () => {
  const address = [
    { from: '/first', to: '/basicInfo/address/addressLines/0', send: '1 Main Street' },
    { from: '/first', to: '/basicInfo/address/cityTown', send: 'Cincinnati' },
    { from: '/first', to: '/basicInfo/address/postalCode', send: '45202' },
  ];
  const state = { from: '/answer', to: '/basicInfo/address/stateProvince' };
  const question = (otherwise?: string) =>
    proveQuestion({
      schema: { type: 'string', enum: ['OH', 'KY'] },
      required: false,
      payload: [...address, { ...state, ...(otherwise === undefined ? {} : { otherwise }) }],
    });

  it('is what the request requires', () => {
    expect(codes(question().problems)).toEqual([{ code: 'required-not-sent', at: '/payload/7' }]);
    expect(question('OH')).toEqual({ problems: [], open: [] });
  });

  it('is refused where the request does not take it', () => {
    expect(question('Ohio, or wherever').problems).toMatchObject([
      {
        code: 'answer-refused',
        at: '/payload/7/otherwise',
        message: expect.stringContaining('Without an answer to "/answer" the form sends "Ohio, or wherever"'),
      },
    ]);
  });

  describe('beside a line to the same place', () => {
    const county = '/basicInfo/address/county';
    const onlyYes = { type: 'boolean', enum: [true] };
    const payload = [
      ...address,
      { from: '/first', to: '/basicInfo/address/stateProvince', send: 'OH' },
      { from: '/first', to: county, send: 'Hamilton' },
      { from: '/answer', to: county, as: 'onlyNo', otherwise: 'Butler' },
    ];

    it('collides where the question may be left empty', () => {
      const { problems } = proveQuestion({ schema: onlyYes, required: false, payload });
      expect(codes(problems)).toEqual([{ code: 'two-answers-one-place', at: '/payload/9' }]);
    });

    it('collides where the question is not asked', () => {
      const rules = [{ show: ['/answer'], when: { '==': [{ var: 'answers.first' }, 'Nobody'] } }];
      const { problems } = proveQuestion({ schema: onlyYes, rules, payload });
      expect(codes(problems)).toEqual([{ code: 'two-answers-one-place', at: '/payload/9' }]);
    });

    it('is right where the question is always answered', () => {
      expect(proveQuestion({ schema: onlyYes, payload })).toEqual({ problems: [], open: [] });
    });
  });
});
