import { errorId } from '../../rjsf/rjsf.ts';
import type { FormMessages } from '../FormMessages.ts';

interface FieldErrorProps {
  /** The id of the field. */
  readonly id: string;
  readonly error: string;
  readonly messages: FormMessages;
}

/** A field's error, told by words, a sign and colour. */
export function FieldError({ id, error, messages }: FieldErrorProps) {
  return (
    <p className="sw-error" id={errorId(id)}>
      <span className="sw-unseen">{`${messages.error}: `}</span>
      <span>{error}</span>
    </p>
  );
}
