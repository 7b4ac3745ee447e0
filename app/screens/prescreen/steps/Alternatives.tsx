import { useAppServices, useDocument } from '../../../app-services/index.ts';
import { siteFrame } from '../../../content/generated/texts/siteFrame.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { prescreenMessages } from '../../../messages/generated/prescreenMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import styles from './Alternatives.module.css';

export interface AlternativesProps {
  /** The page where another visit is chosen. */
  readonly main: string;
  readonly criteria: SearchCriteria;
}

/** What a guest who cannot book this visit can do: choose another visit near the same place, or call. */
export function Alternatives({ main, criteria }: AlternativesProps) {
  const messages = useMessages(prescreenMessages).waysOn;
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  const { type: _type, ...search } = criteria;
  return (
    <div className={styles.ways}>
      <ButtonLink to={main} state={navigationState({ ...search, serviceIds: [] })} variant="secondary">
        {messages.another}
      </ButtonLink>
      {frame?.ok && (
        <p>
          {messages.call}{' '}
          <a href={phoneHref(frame.document.support.phone)}>{formatPhone(frame.document.support.phone)}</a>
        </p>
      )}
    </div>
  );
}
