import type { NeutralField } from '../../form/NeutralForm.ts';
import type { PlainAnswer } from './answerIn.ts';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** What is wrong with an answer, or ''. */
export function findError({ required, maxLength, pattern, format }: NeutralField, answer: PlainAnswer): string {
  if (answer.length === 0) return required ? 'This question needs an answer' : '';
  if (typeof answer !== 'string') return '';
  if (maxLength !== undefined && answer.length > maxLength) return `At most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(answer)) return 'Not in the right form';
  return format === 'email' && !EMAIL.test(answer) ? 'Not an e-mail address' : '';
}
