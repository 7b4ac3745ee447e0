import { widgets } from '#engine/react';
import { expectWidgetContract } from './expectWidgetContract.ts';
import { widgetCases } from './widgetCases.ts';

expectWidgetContract(widgets, widgetCases);
