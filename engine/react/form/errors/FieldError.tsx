import { errorId } from '../../rjsf/rjsf.ts';
import type { FormWords } from '../FormWords.ts';

interface FieldErrorProps {
  /** The id of the field. */
  readonly id: string;
  readonly error: string;
  readonly words: FormWords;
}

/** A field's error, told by words, a sign and colour. */
export function FieldError({ id, error, words }: FieldErrorProps) {
  return (
    <p className="sw-error" id={errorId(id)}>
      <span className="sw-unseen">{`${words.error}: `}</span>
      <span>{error}</span>
    </p>
  );
}
