import { useAppServices, useDocument } from '../../../app-services/index.ts';
import { siteFrame } from '../../../content/generated/texts/siteFrame.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';

/** Asks the guest to look for an existing appointment, with a number to call if the site frame can be read. */
export function CheckFirst() {
  const messages = useMessages(bookingMessages).check;
  const { api } = useAppServices();
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
