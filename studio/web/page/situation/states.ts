/** Some states, with their two-letter codes; those in which rules of the shipped documents differ are among them. */
export const states: readonly (readonly [string, string])[] = [
  ['AZ', 'Arizona'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['GA', 'Georgia'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['MI', 'Michigan'],
  ['MS', 'Mississippi'],
  ['NY', 'New York'],
  ['OH', 'Ohio'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
];
