import { paths } from '@iwan/shared/paths/paths';
import { useBrowserHost } from './browser-host-context';
import type { Failure } from './failure';
import { FailureNotice } from './failure-notice';
import { texts } from './texts';

/** What stands between header and footer when a page could not be loaded. Trying again asks for all of it anew. */
export function PageFailure({ failure }: { readonly failure: Failure }) {
  const browser = useBrowserHost();
  if (failure.kind === 'unpublished') {
    const instead = { href: paths.properties(), label: texts.toProperties };
    return <FailureNotice isPage title={texts.pageUnpublished} detail={texts.pageUnpublishedMore} instead={instead} />;
  }
  return (
    <FailureNotice
      isPage
      title={failure.kind === 'data' ? texts.dataFailed(failure.message) : texts.pageUnavailable}
      detail={texts.pageUnavailableMore}
      onRetry={() => void browser?.router.revalidate()}
    />
  );
}
