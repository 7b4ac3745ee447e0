/** The valid codes. */
export const benefitCodes: readonly string[] = ['CARE2027', 'HARVEST'];

/** The form in which codes are compared. */
export const benefitCodeKey = (typed: string): string => typed.trim().toUpperCase();
