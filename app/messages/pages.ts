/** Titles of the content pages, in the browser's tab and until their document is there. */
export const pagesMessages = {
  clinicServices: 'Clinic Services',
  clinicBilling: 'Billing, Insurance and Payment',
} as const;
