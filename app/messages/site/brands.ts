/** The names of the brands whose logos are shown (PAGE-15), by their name in provider data. */
export const brandMessages = {
  BAKERS: 'Baker’s',
  FRED: 'Fred Meyer',
  FRYS: 'Fry’s',
  JAYC: 'Jay C',
  'METRO MARKET': 'Metro Market',
  'PICK N SAVE': 'Pick ’n Save',
  SMITHS: 'Smith’s',
  HART: 'Harris Teeter',
  KROGER: 'Kroger',
  'THE LITTLE CLINIC': 'The Little Clinic',
} as const;
