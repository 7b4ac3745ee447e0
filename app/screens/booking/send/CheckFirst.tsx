import { siteFrame } from '../../../content/documents/texts/siteFrame.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import { bookingMessages } from '../../../messages/booking.ts';
import { useAppWiring, useDocument } from '../../../wiring/index.ts';

const messages = bookingMessages.check;

/** To look for an appointment that is booked already, with the number to call where the banner's frame has one. */
export function CheckFirst() {
  const { api } = useAppWiring();
  const frame = useDocument(siteFrame, api.bannerName);
  const phone = frame?.ok ? frame.document.support.phone : undefined;
  return (
    <>
      <span>{` ${messages.email}`}</span>
      {phone !== undefined && (
        <span>
          {` ${messages.orCall} `}
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </span>
      )}
      <span>.</span>
    </>
  );
}
