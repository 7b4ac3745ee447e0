import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { EngineError } from '../../core/errors/EngineError.ts';
import type { Violation } from '../../core/errors/Violation.ts';
import { validate } from '../../core/validation/validate.ts';
import { pathOfPointer } from '../form/errors/pathOfPointer.ts';
import { isJson } from '../form/isJson.ts';
import { errorSchemaOf } from './errorSchemaOf.ts';
import { fromRjsfSchema } from './rjsfSchema.ts';

/** `undefined` stands for no answer at all; anything else that is not JSON can come only from a faulty widget. */
function violationsOf(schema: RJSFSchema, data: unknown): readonly Violation[] {
  if (data !== undefined && !isJson(data)) throw new EngineError('Only JSON can be validated.');
  return validate(fromRjsfSchema(schema), data);
}

/**
 * The core's validation, which needs no eval, in the shape that rjsf asks of a validator.
 *
 * @param say the words for a violation
 */
export function createFormValidator(say: (violation: Violation) => string): ValidatorType<unknown, RJSFSchema> {
  const toError = (violation: Violation): RJSFValidationError => {
    const message = say(violation);
    const property = violation.path.replaceAll('/', '.');
    return { name: violation.keyword, property, params: violation.params, message, stack: `${property} ${message}` };
  };
  return {
    isValid: (schema, data) => violationsOf(schema, data).length === 0,
    validateFormData: (data, schema) => {
      const violations = violationsOf(schema, data);
      const complaints = violations.map((violation) => ({ path: pathOfPointer(violation.path), text: say(violation) }));
      return { errors: violations.map(toError), errorSchema: errorSchemaOf(complaints) };
    },
    rawValidation: () => ({ errors: [] }),
  };
}
