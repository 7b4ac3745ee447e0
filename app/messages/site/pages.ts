/** The titles of the content pages in the browser's tab, and their headings until the document is loaded. */
export const pagesMessages = {
  clinicServices: 'Clinic Services',
  clinicBilling: 'Billing, Insurance and Payment',
} as const;
