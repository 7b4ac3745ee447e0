import { phoneWidget } from '../../../app/widgets/PhoneWidget.tsx';
import { settlePhone } from '../../../app/widgets/settlePhone.ts';
import { settleZip } from '../../../app/widgets/settleZip.ts';
import { zipWidget } from '../../../app/widgets/ZipWidget.tsx';
import { expectWrittenForms } from '../../engine/react/widgets/expectWrittenForms.ts';

expectWrittenForms([phoneWidget, zipWidget], { phone: settlePhone, zip: settleZip });
