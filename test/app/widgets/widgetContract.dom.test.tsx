import { widgets } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { expectWidgetContract } from '../../engine/react/widgets/expectWidgetContract.ts';
import { widgetCases } from './widgetCases.ts';

const own = formWidgets.filter((widget) => !widgets.includes(widget));

expectWidgetContract(own, widgetCases);
