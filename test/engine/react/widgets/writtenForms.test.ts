import { widgets } from '#engine/react';
import { joinDateParts, parseDateParts } from '../../../../engine/react/widgets/date/dateParts.ts';
import { expectWrittenForms } from './expectWrittenForms.ts';

expectWrittenForms(widgets, { date: (typed) => joinDateParts(parseDateParts(typed)) });
