import { widgets } from '#engine/react';
import { joinDateParts, parseDateParts } from '../../../../engine/react/widgets/date/dateParts.ts';
import { holdWrittenForms } from './holdWrittenForms.ts';

holdWrittenForms(widgets, { date: (typed) => joinDateParts(parseDateParts(typed)) });
