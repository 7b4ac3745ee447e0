import { type WidgetEntry, widgets } from '#engine/react';
import { emailHintWidget } from './EmailHintWidget.tsx';
import { phoneWidget } from './PhoneWidget.tsx';
import { zipWidget } from './ZipWidget.tsx';

/** The widgets that documents of this app may name: those of the engine, and its own. */
export const formWidgets: readonly WidgetEntry[] = [...widgets, emailHintWidget, phoneWidget, zipWidget];
