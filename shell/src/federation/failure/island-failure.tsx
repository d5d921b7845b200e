import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { Container } from '@iwan/shared/ui/layout/container';
import { textsOf } from '../texts';
import type { Failure } from './failure';
import { FailureNotice } from './failure-notice';
import styles from './failure-notice.module.css';

interface Props {
  readonly failure: Failure;
  /** Missing on the server: without JavaScript a retry is a reload. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Replaces an island that could not be loaded. Empty where the remote has no such part yet. */
export function IslandFailure({ failure, ...retry }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  switch (failure.kind) {
    case 'unpublished':
      return null;
    case 'data':
      return (
        <FailureNotice
          title={texts.dataFailed(valueWords(failure.message, locale))}
          detail={texts.dataFailedMore}
          {...retry}
        />
      );
    case 'late':
      return (
        <Container>
          <div className={styles.notice} role="status">
            {texts.loading}
          </div>
        </Container>
      );
    case 'unavailable':
      return <FailureNotice title={texts.partUnavailable} detail={texts.partUnavailableMore} {...retry} />;
  }
}
