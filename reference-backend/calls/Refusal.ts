import type { CallError } from '../../schemas/generated/api/refusal/reply.js';
import type { SchemaViolation } from '../../schemas/SchemaCheck.ts';

/** A call answered with something other than success. Thrown, because it must also roll back the transaction that it ends. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly CallError[];

  constructor(status: number, errors: readonly CallError[]) {
    super(errors.map(({ code }) => code).join(', '));
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** @param code stable name of the reason; @param message for developers, without anything the guest sent */
export const refuse = (status: number, code: string, message: string): Refusal =>
  new Refusal(status, [{ code, message }]);

const describe = ({ instancePath, keyword, message, params }: SchemaViolation): CallError => {
  const extra = params.additionalProperty ?? params.missingProperty;
  return {
    code: keyword,
    message: `${message ?? 'is not valid'}${typeof extra === 'string' ? `: ${extra}` : ''}`,
    path: instancePath,
  };
};

/** 400 with one error for each place that breaks the request's schema. */
export const invalidRequest = (violations: readonly SchemaViolation[]): Refusal =>
  new Refusal(400, violations.map(describe));
