interface City {
  readonly cityTown: string;
  /** 'OH' */
  readonly stateProvince: string;
  readonly postalCode: string;
}

/** A postal address, as calls have it. */
export interface PostalAddress extends City {
  readonly addressLines: readonly string[];
}

/** The lines of the address, as on an envelope. */
export const addressLabels = (address: PostalAddress): readonly string[] => [
  ...address.addressLines,
  cityLabel(address),
];

/** The last line of an address: 'Mason, OH 45040'. */
export const cityLabel = ({ cityTown, stateProvince, postalCode }: City): string =>
  `${cityTown}, ${stateProvince} ${postalCode}`;

/** The address of a Google Maps search for this place. */
export const mapHref = (address: PostalAddress): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLabels(address).join(', ') })}`;
