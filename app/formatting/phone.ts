/** The last ten digits as nnn-nnn-nnnn; text with fewer digits comes back unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits.length < 10 ? phone : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Whether the text has enough digits for a number that can be dialed. */
export const isPhone = (phone: string): boolean => phone.replace(/\D/g, '').length >= 10;

/** A link that dials the number in the United States. */
export function phoneHref(phone: string): string {
  return `tel:+1-${formatPhone(phone)}`;
}
