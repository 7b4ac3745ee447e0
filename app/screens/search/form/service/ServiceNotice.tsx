import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { categoryConfig } from '../../../../journey/services/categoryConfig.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { RichText } from '../../../../ui/rich-text/RichText.tsx';
import styles from './ServiceNotice.module.css';
import type { ServiceMenu } from './serviceMenu.ts';
import type { ServiceNotes } from './useServiceNotes.ts';

export interface ServiceNoticeProps {
  readonly service: BookableService | undefined;
  readonly configs: ServiceMenu['configs'];
  /** Nothing replaces them if they do not arrive: they are not needed to search. */
  readonly notes: ServiceNotes | undefined;
}

/** What to expect of the chosen service, and its category's notice. Screen readers announce both when they appear. */
export function ServiceNotice({ service, configs, notes }: ServiceNoticeProps) {
  const notice = service && configs && categoryConfig(configs, service.category).inlineSAFMessage;
  return (
    <div role="status" className={styles.notice}>
      {service && notes && <notes.ServiceExpectation service={service} known={notes.known} />}
      {notice && (
        <Alert name="authorNotice" kind={notice.type}>
          <RichText html={notice.text} />
        </Alert>
      )}
    </div>
  );
}
