import { createElement } from 'react';
import { type FormContext, widgets as ownWidgets, type RichText, type WidgetEntry } from '#engine/react';
import { createPendingText } from '../../../engine/react/field/PendingText.ts';
import { exampleMessages } from './exampleMessages.ts';

const Plain: RichText = ({ html }) => createElement('p', undefined, html);

/**
 * What the widgets of a form share.
 *
 * @param change hears what a widget answers
 */
export const exampleForm = (
  change: FormContext['change'] = () => undefined,
  widgets: readonly WidgetEntry[] = ownWidgets,
): FormContext => ({
  messages: exampleMessages,
  RichText: Plain,
  widgets,
  pending: createPendingText(),
  change,
  answerAt: () => undefined,
  entryDeleted: () => undefined,
});
