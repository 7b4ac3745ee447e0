import type { BusinessName } from '../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import type { Column } from '../database/columns.ts';

/** The name of a business, as a column of a statement. */
export const businessName: Column<BusinessName> = (value) => {
  if (value === 'tlc' || value === 'pharmacy' || value === 'dietitian') return value;
  throw new TypeError('not a business');
};
