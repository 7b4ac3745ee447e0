import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';

/** The forms of a prescreen as a configuration of their own. */
export const buildConfiguration = ({ type, steps }: PrescreenData): FormConfiguration => ({ group: type, steps });
