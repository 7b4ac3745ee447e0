/** A city where the chain has clinics, and pharmacies. */
export interface Market {
  /** As the postal service names it: 'Cincinnati, OH'. */
  readonly city: string;
  readonly clinics: number;
  readonly brand: string;
  /** Three digits. */
  readonly division: string;
  readonly areaCode: string;
}

const market = (city: string, clinics: number, brand: string, division: string, areaCode: string): Market => ({
  city,
  clinics,
  brand,
  division,
  areaCode,
});

/** The cities with the clinics of the seeded world. Their postal codes, coordinates and time zones are looked up. */
export const markets: readonly Market[] = [
  market('Cincinnati, OH', 8, 'THE LITTLE CLINIC', '014', '513'),
  market('Columbus, OH', 6, 'THE LITTLE CLINIC', '016', '614'),
  market('Dayton, OH', 3, 'KROGER', '014', '937'),
  market('Louisville, KY', 4, 'KROGER', '024', '502'),
  market('Lexington, KY', 3, 'KROGER', '024', '859'),
  market('Atlanta, GA', 4, 'KROGER', '011', '404'),
  market('Charlotte, NC', 3, 'HART', '097', '704'),
  market('Indianapolis, IN', 3, 'KROGER', '026', '317'),
  market('Columbus, IN', 1, 'JAYC', '021', '812'),
  market('Knoxville, TN', 2, 'THE LITTLE CLINIC', '025', '865'),
  market('Nashville, TN', 5, 'THE LITTLE CLINIC', '025', '615'),
  market('Memphis, TN', 3, 'KROGER', '025', '901'),
  market('Milwaukee, WI', 3, 'PICK N SAVE', '534', '414'),
  market('Madison, WI', 2, 'METRO MARKET', '534', '608'),
  market('Omaha, NE', 2, 'BAKERS', '615', '402'),
  market('Denver, CO', 4, 'THE LITTLE CLINIC', '620', '303'),
  market('Salt Lake City, UT', 3, 'SMITHS', '706', '801'),
  market('Phoenix, AZ', 5, 'FRYS', '660', '602'),
  market('Tucson, AZ', 2, 'FRYS', '660', '520'),
  market('Las Vegas, NV', 2, 'SMITHS', '706', '702'),
  market('Portland, OR', 3, 'FRED', '701', '503'),
  market('Seattle, WA', 3, 'FRED', '701', '206'),
  market('Anchorage, AK', 2, 'FRED', '701', '907'),
  market('Honolulu, HI', 1, 'THE LITTLE CLINIC', '703', '808'),
];
