import { languageOf } from '@iwan/shared/domain/format/languages';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { RemoteModule } from '../../composition/composition';
import type { LoadedContainer } from '../containers/load-container';
import { ErrorBoundary } from '../failure/error-boundary';
import type { Failure } from '../failure/failure';
import { IslandFailure } from '../failure/island-failure';
import { useBrowserHost } from '../host/browser-host-context';
import type { IslandResult } from '../load-island';
import { loadAgain, loadHere } from './load-here';

export interface FailureViewProps {
  readonly failure: Failure;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface Props {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
  /** What replaces it when it could not be loaded, or failed. */
  readonly renderFailure?: (props: FailureViewProps) => ReactNode;
}

const inPlace = (props: FailureViewProps) => <IslandFailure {...props} />;

/** Another team's container in place of an island; `null` before it is loaded, and where there is none. */
function useContainer(id: string): LoadedContainer | null {
  const containers = useBrowserHost()?.containers;
  const [container, setContainer] = useState<LoadedContainer | null>(null);
  useEffect(() => {
    if (containers?.has(id)) void containers.load(id).then(setContainer);
  }, [containers, id]);
  return container;
}

/** An island rendered in the browser: after a navigation, or where the server could not render it. */
export function LiveIsland({ id, source, loaded, renderFailure = inPlace }: Props) {
  const browser = useBrowserHost();
  const locale = useLocale();
  const [retried, setRetried] = useState<{ readonly instead: IslandResult; readonly result: IslandResult } | null>(
    null,
  );
  const [isRetrying, setRetrying] = useState(false);
  const running = useRef<AbortController | null>(null);
  const isBroken = useRef(false);
  const result = retried?.instead === loaded ? retried.result : loaded;

  const retry = useCallback(
    async (isRequested: boolean) => {
      if (!browser) return;
      running.current?.abort();
      const attempted = new AbortController();
      running.current = attempted;
      setRetrying(true);
      const next = isRequested
        ? await loadAgain(browser, source, attempted.signal, new URL(location.href), isBroken.current)
        : await loadHere(browser, source, attempted.signal);
      if (attempted.signal.aborted) return;
      setRetrying(false);
      setRetried({ instead: loaded, result: next });
    },
    [browser, source, loaded],
  );

  useEffect(() => () => running.current?.abort(), []);

  // One automatic attempt: the browser may be able to load what the server could not, and a late part may be available by now.
  const isLate = loaded.status === 'failed' && loaded.failure.kind === 'late';
  const wasFailed = useRef(loaded.status === 'failed' && loaded.failure.kind !== 'unpublished');
  useEffect(() => {
    if (!wasFailed.current && !isLate) return;
    wasFailed.current = false;
    void retry(false);
  }, [retry, isLate]);

  const failed = (failure: Failure) => renderFailure({ failure, isRetrying, onRetry: () => void retry(true) });
  const module = browser?.loadedModule(source);
  const container = useContainer(id);
  if (result.status === 'ready' && module) {
    const own = <module.Component data={result.data} locale={locale} direction={languageOf(locale).direction} />;
    return (
      <ErrorBoundary
        attempt={result}
        onError={(error) => {
          isBroken.current = true;
          browser?.report(source, error);
        }}
        fallback={failed({ kind: 'unavailable' })}
      >
        <div data-island={id} data-remote={source.remote} data-hydrated="">
          {browser && container ? (
            <ErrorBoundary onError={(error) => browser.containers.fail(id, error)} fallback={own}>
              {container.render(browser)}
            </ErrorBoundary>
          ) : (
            own
          )}
        </div>
      </ErrorBoundary>
    );
  }
  return failed(result.status === 'failed' ? result.failure : { kind: 'unavailable' });
}
