/**
 * The number that a text says, as it is typed with a decimal point ('.5', '1.50'). Any other text stays as it is and
 * violates the schema, and so does a number that JSON cannot represent ('1e999').
 */
export function toNumber(answer: unknown): unknown {
  if (typeof answer !== 'string' || answer.trim() === '') return answer;
  const number = Number(answer);
  return Number.isFinite(number) ? number : answer;
}
