import { serviceExtraProperties } from '../../../../content/generated/texts/serviceExtraProperties.ts';
import { ServiceExpectation } from './ServiceExpectation.tsx';
import { ServiceProperties } from './ServiceProperties.tsx';

/** What is known of services besides their names, and how it is shown: one chunk, which is loaded when it is wanted. */
export const serviceNotes = { serviceExtraProperties, ServiceExpectation, ServiceProperties };
