import { formatPhone } from '../../../app/widgets/formatPhone.ts';
import { formatZip } from '../../../app/widgets/formatZip.ts';
import { phoneWidget } from '../../../app/widgets/PhoneWidget.tsx';
import { zipWidget } from '../../../app/widgets/ZipWidget.tsx';
import { holdWrittenForms } from '../../engine/react/widgets/holdWrittenForms.ts';

holdWrittenForms([phoneWidget, zipWidget], { phone: formatPhone, zip: formatZip });
