import { categoryConfig } from '../../../journey/flow/categoryConfig.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import styles from './ServiceNotice.module.css';
import type { ServiceMenu } from './serviceMenu.ts';

export interface ServiceNoticeProps {
  readonly service: BookableService | undefined;
  readonly configs: ServiceMenu['configs'];
}

/** The notice of the chosen service's category, which screen readers announce when it appears. */
export function ServiceNotice({ service, configs }: ServiceNoticeProps) {
  const notice = service && configs && categoryConfig(configs, service.category).inlineSAFMessage;
  return (
    <div role="status" className={styles.notice}>
      {notice && (
        <Alert name="authorNotice" kind={notice.type}>
          <RichText html={notice.text} />
        </Alert>
      )}
    </div>
  );
}
