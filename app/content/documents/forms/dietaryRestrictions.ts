import {
  checkDietaryRestrictions,
  type DietaryRestrictions,
} from '../../../../schemas/generated/content/forms/dietary-restrictions.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The questions about food allergies, restrictions and dislikes (INTAKE-25). */
export const dietaryRestrictions: DocumentKind<DietaryRestrictions> = {
  name: 'dietary-restrictions',
  path: 'dietary-restrictions/1.0.0/scheduler/dietary-restrictions.json',
  check: checkDietaryRestrictions,
};
