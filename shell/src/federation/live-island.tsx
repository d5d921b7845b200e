import { useCallback, useEffect, useRef, useState } from 'react';
import type { RemoteModule } from '../remotes';
import { useBrowserHost } from './browser-host-context';
import { ErrorBoundary } from './error-boundary';
import { IslandFailure } from './island-failure';
import { type IslandResult, loadIsland } from './load-island';

interface Props {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
}

/** An island rendered in the browser: after a navigation, or where the server could not render it. */
export function LiveIsland({ id, source, loaded }: Props) {
  const browser = useBrowserHost();
  const [retried, setRetried] = useState<{ readonly instead: IslandResult; readonly result: IslandResult } | null>(
    null,
  );
  const [isRetrying, setRetrying] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController | null>(null);
  const result = retried?.instead === loaded ? retried.result : loaded;

  const retry = useCallback(async () => {
    if (!browser) return;
    running.current?.abort();
    const attempted = new AbortController();
    running.current = attempted;
    setRetrying(true);
    const args = await browser.loaderArguments(attempted.signal);
    const next = await loadIsland(browser, source, args);
    if (attempted.signal.aborted) return;
    setRetrying(false);
    setRetried({ instead: loaded, result: next.result });
    setAttempt((count) => count + 1);
  }, [browser, source, loaded]);

  useEffect(() => () => running.current?.abort(), []);

  // What the server could not load, the browser may: one attempt without being asked.
  const wasFailed = useRef(loaded.status === 'failed' && loaded.failure.kind !== 'unpublished');
  useEffect(() => {
    if (!wasFailed.current) return;
    wasFailed.current = false;
    void retry();
  }, [retry]);

  const module = browser?.loadedModule(source);
  if (result.status === 'ready' && module) {
    return (
      <ErrorBoundary
        key={attempt}
        onError={(problem) => browser?.report(source, problem)}
        fallback={
          <IslandFailure failure={{ kind: 'unavailable' }} onRetry={() => void retry()} isRetrying={isRetrying} />
        }
      >
        <div data-island={id} data-alive="">
          <module.Component data={result.data} />
        </div>
      </ErrorBoundary>
    );
  }
  const failure = result.status === 'failed' ? result.failure : ({ kind: 'unavailable' } as const);
  return <IslandFailure failure={failure} onRetry={() => void retry()} isRetrying={isRetrying} />;
}
