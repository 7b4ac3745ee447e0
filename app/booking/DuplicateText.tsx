import { siteFrame } from '../content/documents/siteFrame.ts';
import { formatPhone, phoneHref } from '../formatting/phone.ts';
import { bookingMessages } from '../messages/booking.ts';
import { useAppWiring, useDocument } from '../wiring/index.ts';

/** That records show an appointment already, with the number to call where the banner's frame has one. */
export function DuplicateText() {
  const { api } = useAppWiring();
  const frame = useDocument(siteFrame, api.bannerName);
  const phone = frame?.ok ? frame.document.support.phone : undefined;
  const { text, check, orCall } = bookingMessages.duplicate;
  return (
    <p>
      {text} {check}
      {phone !== undefined && (
        <>
          {' '}
          {orCall} <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </>
      )}
      .
    </p>
  );
}
