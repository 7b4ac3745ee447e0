import { widgets } from '#engine/react';
import { dateOf, datePartsOf } from '../../../../engine/react/widgets/dateParts.ts';
import { holdWrittenForms } from './holdWrittenForms.ts';

holdWrittenForms(widgets, { date: (typed) => dateOf(datePartsOf(typed)) });
