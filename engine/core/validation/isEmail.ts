const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** The format `email` as ajv-formats has it, in steps that cannot backtrack over each other. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text
      .slice(0, at)
      .split('.')
      .every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}
