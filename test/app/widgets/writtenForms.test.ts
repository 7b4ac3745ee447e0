import { widgets } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { normalizePhone } from '../../../app/widgets/PhoneWidget.tsx';
import { normalizeZip } from '../../../app/widgets/ZipWidget.tsx';
import { expectWrittenForms } from '../../engine/react/widgets/expectWrittenForms.ts';

const own = formWidgets.filter((widget) => !widgets.includes(widget));

expectWrittenForms(own, { phone: normalizePhone, zip: normalizeZip });
