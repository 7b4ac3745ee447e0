import { QRCodeSVG } from 'qrcode.react';

export interface QrImageProps {
  /** What a phone reads. */
  readonly value: string;
  /** What a screen reader says. */
  readonly name: string;
}

/** A QR code in a chunk of its own, with the quiet zone around it that readers need. */
export function QrImage({ value, name }: QrImageProps) {
  return <QRCodeSVG value={value} title={name} level="M" marginSize={4} />;
}
