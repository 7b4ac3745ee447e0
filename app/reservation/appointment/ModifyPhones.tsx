import type { ReactNode } from 'react';
import { useAppServices, useDocument } from '../../app-services/index.ts';
import { modifyLines, modifyPhone } from '../../calendar/modifyPhone.ts';
import { siteFrame } from '../../content/generated/texts/siteFrame.ts';
import { phoneHref } from '../../formatting/phone.ts';
import type { BusinessName } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './ModifyPhones.module.css';

const all: readonly BusinessName[] = ['tlc', 'dietitian', 'pharmacy'];

interface ModifyPhonesProps {
  /** The business whose number is shown; all numbers are shown if it is not known. */
  readonly businessName?: BusinessName;
  /** Text above the numbers; it is left out where there are none. */
  readonly children?: ReactNode;
}

/** The numbers to call to change an appointment, from the banner's site-frame document; nothing without it. */
export function ModifyPhones({ businessName, children }: ModifyPhonesProps) {
  const messages = useMessages(appointmentMessages);
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  if (!frame?.ok) return null;
  const { support } = frame.document;
  return (
    <>
      {children}
      <dl className={styles.phones}>
        {(businessName ? [businessName] : all).map((name) => (
          <div key={name}>
            <dt>{messages.businesses[modifyLines[name]]}</dt>
            <dd>
              <a href={phoneHref(modifyPhone(support, name))}>{modifyPhone(support, name)}</a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
