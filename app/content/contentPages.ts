import type { RouteName } from '../../schemas/routes.ts';

/** The routes that show a page of content, and the id of its document: `page/{id}`. */
export const contentPages = {
  clinicServices: 'clinic-services',
  clinicBilling: 'billing-insurance-payment',
} as const satisfies Readonly<Partial<Record<RouteName, string>>>;
