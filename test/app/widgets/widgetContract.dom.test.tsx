import { phoneWidget } from '../../../app/widgets/PhoneWidget.tsx';
import { zipWidget } from '../../../app/widgets/ZipWidget.tsx';
import { holdWidgetContract } from '../../engine/react/widgets/holdWidgetContract.ts';
import { widgetCases } from './widgetCases.ts';

holdWidgetContract([phoneWidget, zipWidget], widgetCases);
