import { useState } from 'react';
import { useAppServices, useDocument } from '../../../app-services/index.ts';
import { rideShareTexts } from '../../../content/generated/texts/rideShareTexts.ts';
import { siteFrame } from '../../../content/generated/texts/siteFrame.ts';
import type { Content } from '../../../content/openContent.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { PromoCode } from './PromoCode.tsx';
import styles from './RideShare.module.css';
import { rideShareOffer } from './rideShareOffer.ts';

interface RideShareProps {
  readonly locationId: string;
  /** How many appointments the guest has there. */
  readonly visits: number;
}

/** The discount for the ride to a place; nothing where the place has none. */
export function RideShare({ locationId, visits }: RideShareProps) {
  const result = useDocument(rideShareTexts);
  const offer = result?.ok ? rideShareOffer(result.document, locationId, visits) : undefined;
  if (!result?.ok || !offer) return null;
  const { heading, lyftLogoUrl, lyftLogoAlt, lyftSearchInfoText1, lyftSearchInfoText2 } = result.document;
  return (
    <Card>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <RideShareLogo image={lyftLogoUrl} name={lyftLogoAlt} />
      </div>
      <div className={styles.texts}>
        <RichText html={lyftSearchInfoText1} />
        <RichText html={lyftSearchInfoText2} />
      </div>
      <PromoCode key={offer.code} offer={offer} />
      <HelpPhone />
    </Card>
  );
}

function HelpPhone() {
  const messages = useMessages(confirmationMessages).rideShare;
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  if (!frame?.ok) return null;
  const { rideShareHelpPhone } = frame.document.support;
  return (
    <p className={styles.help}>
      {messages.help} <a href={phoneHref(rideShareHelpPhone)}>{formatPhone(rideShareHelpPhone)}</a>
    </p>
  );
}

interface RideShareLogoProps {
  /** The image, as the document names it. */
  readonly image: string;
  /** The alternative text, shown instead if the image does not arrive or is from another site. */
  readonly name: string;
}

function RideShareLogo({ image, name }: RideShareLogoProps) {
  const { content } = useAppServices();
  const [failed, setFailed] = useState(false);
  const address = ownImage(image, content, window.location.href);
  if (failed || address === undefined) return <p className={styles.name}>{name}</p>;
  return <img src={address} alt={name} className={styles.logo} onError={() => setFailed(true)} />;
}

/**
 * The address of an image that a document names: by its name in the content, or by an address on this site or on the
 * deployment's image host. Undefined for an image from anywhere else, which is not shown.
 *
 * @param here the address of the page
 */
export function ownImage(named: string, { imageUrl }: Pick<Content, 'imageUrl'>, here: string): string | undefined {
  if (!named.includes('/')) return imageUrl(named);
  const address = parseUrl(named, here);
  const hosts = [here, imageUrl('')].map((own) => new URL(own, here).origin);
  return address && hosts.includes(address.origin) ? address.href : undefined;
}

/** The address, if it is one. Safari knows `URL.canParse` only since 17. */
function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
