import type { JsonSchema } from '#engine';
import { answerKind } from '#engine/react';
import type { Texts } from '../../proof/texts/createTexts.ts';
import { textLimits } from '../../proof/trials/textTrials.ts';
import type { AskedField, FieldProblem } from './AskedField.ts';

const keywords = ['pattern', 'minLength', 'maxLength'] as const;

/** Reports a text field that nobody can answer: no text is within its limits, or none that its widget writes. */
export function checkTextLimits(field: AskedField, texts: Texts): readonly FieldProblem[] {
  const { schema, uiSchema, name } = field;
  const kind = answerKind(schema, uiSchema);
  if ((kind !== 'text' && kind !== 'date') || keywords.every((keyword) => schema[keyword] === undefined)) return [];
  /** Whether it is certain that the field accepts no text of this form. */
  const refuses = (form: string | undefined, within: JsonSchema = schema): boolean => {
    const { patterns, ...limits } = textLimits(within, uiSchema);
    return texts.within({ ...limits, patterns: form === undefined ? patterns : [...patterns, form] })?.length === 0;
  };
  const problem = (code: FieldProblem['code'], form: string | undefined, message: string): FieldProblem => {
    const cause = keywords.find(
      (keyword) => schema[keyword] !== undefined && refuses(form, { [keyword]: schema[keyword] }),
    );
    return { pointer: cause === undefined ? field.pointer : `${field.pointer}/${cause}`, code, message };
  };
  if (refuses(undefined))
    return [problem('impossible-limits', undefined, `No text is within the pattern and the limits of "${name}".`)];
  const { widget } = field;
  return (widget?.writes ?? [])
    .filter(({ typed, written }) => !refuses(typed) && refuses(written))
    .map(({ written, example }) =>
      problem(
        'widget-writes-otherwise',
        written,
        `The widget "${widget?.name}" writes "${example}", and no text of that form is accepted here.`,
      ),
    );
}
