import { useDialogs } from '@iwan/shared/state/dialogs';
import { useEffect, useState } from 'react';
import { useBrowserHost } from '../federation/browser-host-context';
import { LiveIsland } from '../federation/live-island';
import { type IslandResult, loadIsland } from '../federation/load-island';
import { slots } from '../remotes';
import { DialogFailure } from './dialog-failure';

const source = slots['calculator-dialog'];

/** Where dialogs of remotes open. Their code is fetched with the first one that a visitor opens. */
export function DialogOutlet() {
  const name = useDialogs((state) => state.dialog?.name ?? null);
  const browser = useBrowserHost();
  const [result, setResult] = useState<IslandResult | null>(null);
  const [attempt, setAttempt] = useState({ number: 0, isRunning: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    if (!browser || name === null) {
      setResult(null);
      return;
    }
    const stopped = new AbortController();
    browser
      .loaderArguments(stopped.signal)
      .then((args) => loadIsland(browser, source, args))
      .then((loaded) => {
        if (stopped.signal.aborted) return;
        setResult(loaded.result);
        setAttempt((current) => ({ ...current, isRunning: false }));
      });
    return () => stopped.abort();
  }, [browser, name, attempt.number]);

  if (name === null || !result) return null;
  if (result.status === 'ready') return <LiveIsland id="calculator-dialog" source={source} loaded={result} />;
  return (
    <DialogFailure
      failure={result.failure.kind === 'unpublished' ? { kind: 'unavailable' } : result.failure}
      isRetrying={attempt.isRunning}
      onRetry={() => setAttempt(({ number }) => ({ number: number + 1, isRunning: true }))}
    />
  );
}
