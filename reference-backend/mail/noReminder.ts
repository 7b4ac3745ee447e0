/** Says that no mail reminds a guest, so that nobody relies on one. */
export const noReminder =
  'We do not send a reminder before your visit, so add it to your calendar from the confirmation page.';
