import { useAppServices, useDocument, useServices } from '../../../../app-services/index.ts';
import { serviceExtraProperties } from '../../../../content/generated/texts/serviceExtraProperties.ts';
import { siteFrame } from '../../../../content/generated/texts/siteFrame.ts';
import { formatPhone, phoneHref } from '../../../../formatting/phone.ts';
import type { Links } from '../../../../journey/Links.ts';
import { navigationState } from '../../../../journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../journey/search/SearchCriteria.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { ButtonLink } from '../../../../ui/buttons/Button.tsx';
import styles from './OtherWays.module.css';

interface OtherWaysProps {
  readonly serviceIds: readonly number[];
  /** Undefined where another visit is no help, because one that is booked is being moved. */
  readonly main: Links['main'] | undefined;
}

/** What a guest can do where nothing is free: the same visit by video, where there is one, and a call. */
export function OtherWays({ serviceIds, main }: OtherWaysProps) {
  const messages = useMessages(resultsMessages).ways;
  const { services } = useServices();
  const properties = useDocument(serviceExtraProperties);
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  const [serviceId, ...others] = serviceIds;
  const pairs = (properties?.ok && properties.document.byVideo) || [];
  const pair = others.length === 0 ? pairs.find((one) => one.serviceId === serviceId) : undefined;
  const video = services.find(({ id }) => id === pair?.videoServiceId);
  return (
    <div className={styles.ways}>
      {main !== undefined && video && (
        <ButtonLink
          variant="secondary"
          to={main}
          state={navigationState({ ...noCriteria, type: video.name, serviceIds: [video.id] })}
        >
          {fillTemplate(messages.video, { service: video.name })}
        </ButtonLink>
      )}
      {frame?.ok && (
        <p>
          <span>{messages.call}</span>{' '}
          <a href={phoneHref(frame.document.support.phone)}>{formatPhone(frame.document.support.phone)}</a>
        </p>
      )}
    </div>
  );
}
