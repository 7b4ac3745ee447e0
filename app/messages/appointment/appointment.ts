/** How a picked or booked appointment is shown, on any screen. */
export const appointmentMessages = {
  when: 'Date and time',
  at: '{date} at {time}',
  services: 'Services',
  first: '1st appointment',
  second: '2nd appointment',
  where: 'Location',
  byVideo: 'By video',
  map: 'View map',
  opensInNewTab: '(opens in a new tab)',
  callPlace: 'Call {name} at {phone}',
  code: 'Confirmation code',
  businesses: { clinic: 'Clinic', dietitian: 'Dietitian', pharmacy: 'Pharmacy' },
  modify: 'Modify Appointment',
  callToChange: 'To change your appointment, call us:',
  acceptsBenefitCode: 'This location accepts your benefit code',
} as const;
