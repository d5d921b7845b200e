import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { useState } from 'react';
import type { Failure } from '../failure/failure';
import { FailureNotice } from '../failure/failure-notice';
import { useBrowserHost } from '../host/browser-host-context';
import { textsOf } from '../texts';

/** The content between header and footer when a page could not be loaded. The retry loads all of it again. */
export function PageFailure({ failure }: { readonly failure: Failure }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const browser = useBrowserHost();
  const [isRetrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    await browser?.router.revalidate();
    setRetrying(false);
  }

  if (failure.kind === 'unpublished') {
    const instead = { href: paths.properties(), label: texts.toProperties };
    return <FailureNotice isPage title={texts.pageUnpublished} detail={texts.pageUnpublishedMore} instead={instead} />;
  }
  return (
    <FailureNotice
      isPage
      title={texts.pageUnavailable}
      detail={
        failure.kind === 'data' ? texts.pageDataFailed(valueWords(failure.message, locale)) : texts.pageUnavailableMore
      }
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
