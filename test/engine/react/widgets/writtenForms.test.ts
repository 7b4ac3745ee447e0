import { widgets } from '#engine/react';
import { dateOf, datePartsOf } from '../../../../engine/react/widgets/date/dateParts.ts';
import { holdWrittenForms } from './holdWrittenForms.ts';

holdWrittenForms(widgets, { date: (typed) => dateOf(datePartsOf(typed)) });
