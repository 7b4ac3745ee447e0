import { phoneWidget } from '../../../app/widgets/PhoneWidget.tsx';
import { zipWidget } from '../../../app/widgets/ZipWidget.tsx';
import { expectWidgetContract } from '../../engine/react/widgets/expectWidgetContract.ts';
import { widgetCases } from './widgetCases.ts';

expectWidgetContract([phoneWidget, zipWidget], widgetCases);
