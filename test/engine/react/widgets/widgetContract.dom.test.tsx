import { widgets } from '#engine/react';
import { holdWidgetContract } from './holdWidgetContract.ts';
import { widgetCases } from './widgetCases.ts';

holdWidgetContract(widgets, widgetCases);
