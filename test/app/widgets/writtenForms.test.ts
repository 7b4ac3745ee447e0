import { normalizePhone } from '../../../app/widgets/normalizePhone.ts';
import { normalizeZip } from '../../../app/widgets/normalizeZip.ts';
import { phoneWidget } from '../../../app/widgets/PhoneWidget.tsx';
import { zipWidget } from '../../../app/widgets/ZipWidget.tsx';
import { expectWrittenForms } from '../../engine/react/widgets/expectWrittenForms.ts';

expectWrittenForms([phoneWidget, zipWidget], { phone: normalizePhone, zip: normalizeZip });
