import type { PostalAddress } from '../../../api/index.ts';
import { addressMessages } from '../../../messages/address.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import styles from './AddressLines.module.css';

export interface AddressLinesProps {
  /** Whose address it is, or from where. */
  readonly heading: string;
  readonly address: PostalAddress;
}

/** An address under its heading, line by line as on an envelope, and its county. */
export function AddressLines({ heading, address }: AddressLinesProps) {
  const { addressLines, cityTown, stateProvince, postalCode, county } = address;
  const lines = [
    ...addressLines,
    `${cityTown}, ${stateProvince} ${postalCode}`,
    ...(county === undefined ? [] : [fillTemplate(addressMessages.county, { county })]),
  ];
  return (
    <span className={styles.address}>
      <strong>{heading}</strong>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address never move, and two may be alike
        <span key={index}>{line}</span>
      ))}
    </span>
  );
}
