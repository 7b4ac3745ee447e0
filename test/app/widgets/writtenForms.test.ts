import { normalizePhone, phoneWidget } from '../../../app/widgets/PhoneWidget.tsx';
import { normalizeZip, zipWidget } from '../../../app/widgets/ZipWidget.tsx';
import { expectWrittenForms } from '../../engine/react/widgets/expectWrittenForms.ts';

expectWrittenForms([phoneWidget, zipWidget], { phone: normalizePhone, zip: normalizeZip });
