import { QRCodeSVG } from 'qrcode.react';

export interface QrImageProps {
  /** The content, which a phone reads. */
  readonly value: string;
  /** The name for screen readers. */
  readonly name: string;
}

/** A QR code in a chunk of its own, with the empty margin that scanners need. */
export function QrImage({ value, name }: QrImageProps) {
  return <QRCodeSVG value={value} title={name} level="M" marginSize={4} />;
}
