import { render } from '@testing-library/react';
import { useRef, useState } from 'react';
import type { Answers } from '#engine';
import { widgets as ownWidgets, type WidgetEntry } from '#engine/react';
import { isJson } from '../../../../engine/core/json/Json.ts';
import { FieldErrorsContext } from '../../../../engine/react/form/fields/FieldError.tsx';
import { PageFields } from '../../../../engine/react/form/PageForm.tsx';
import { withAnswer } from '../../../../engine/react/form/useAnswers.ts';
import { exampleForm } from '../exampleForm.ts';
import { exampleView } from '../exampleView.ts';
import type { WidgetCase } from './widgetCases.ts';

interface ShowOptions {
  /** The widgets of the form; when absent, those of the engine. */
  readonly widgets?: readonly WidgetEntry[];
  readonly answers?: Answers;
  readonly required?: boolean;
  readonly error?: string;
  readonly uiSchema?: Readonly<Record<string, unknown>>;
}

interface QuestionProps {
  readonly example: WidgetCase;
  readonly options: ShowOptions;
  readonly onAnswers: (answers: Answers) => void;
}

function Question({ example, options, onAnswers }: QuestionProps) {
  const { widget, schema } = example;
  const { widgets = ownWidgets, answers: given = {}, required = false, error, uiSchema = {} } = options;
  const [answers, setAnswers] = useState(given);
  const [errors] = useState(() => new Map(error === undefined ? [] : [['form_field', error]]));
  const latest = useRef(given);
  const change = (value: unknown): void => {
    if (value !== undefined && !isJson(value)) throw new Error('not JSON');
    latest.current = withAnswer(latest.current, ['field'], value);
    setAnswers(latest.current);
    onAnswers(latest.current);
  };
  const [form] = useState(() => exampleForm(change, widgets));
  const [view] = useState(() =>
    exampleView({
      properties: { field: { title: 'The question', description: 'Said first.', ...schema } },
      uiSchema: { field: { 'ui:widget': widget, 'ui:help': 'A hint.', ...uiSchema } },
      required: required ? ['field'] : [],
    }),
  );
  return (
    <FieldErrorsContext value={errors}>
      <PageFields view={view} answers={answers} idPrefix="form" form={form} />
    </FieldErrorsContext>
  );
}

export function showWidget(example: WidgetCase, options: ShowOptions = {}) {
  const held: { answers: Answers } = { answers: {} };
  const onAnswers = (answers: Answers): void => {
    held.answers = answers;
  };
  render(<Question example={example} options={options} onAnswers={onAnswers} />);
  return { held };
}
