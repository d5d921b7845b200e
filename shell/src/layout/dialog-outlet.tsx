import { type Dialog, useDialogs } from '@iwan/shared/state/dialogs';
import { useEffect, useState } from 'react';
import { useBrowserHost } from '../federation/browser-host-context';
import { LiveIsland } from '../federation/live-island';
import { type IslandResult, loadIsland } from '../federation/load-island';
import { type SlotName, slots } from '../remotes';
import { DialogFailure } from './dialog-failure';
import { texts } from './texts';

/** Which slot shows which dialog, and what the dialog is called while it cannot be shown. */
const dialogs: Readonly<Record<Dialog['name'], { readonly slot: SlotName; readonly title: string }>> = {
  calculator: { slot: 'calculator-dialog', title: texts.calculator },
  saved: { slot: 'saved-dialog', title: texts.saved },
};

interface Loaded {
  readonly name: Dialog['name'];
  readonly result: IslandResult;
}

/** Where dialogs of remotes open. Their code is fetched with the first one that a visitor opens. */
export function DialogOutlet() {
  const name = useDialogs((state) => state.dialog?.name ?? null);
  const browser = useBrowserHost();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState({ number: 0, isRunning: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    if (!browser || name === null) {
      setLoaded(null);
      return;
    }
    const stopped = new AbortController();
    browser
      .loaderArguments(stopped.signal)
      .then((args) => loadIsland(browser, slots[dialogs[name].slot], args))
      .then(({ result }) => {
        if (stopped.signal.aborted) return;
        setLoaded({ name, result });
        setAttempt((current) => ({ ...current, isRunning: false }));
      });
    return () => stopped.abort();
  }, [browser, name, attempt.number]);

  // One dialog may open in place of another: what is loaded is then still the other's.
  if (name === null || loaded?.name !== name) return null;
  const { result } = loaded;
  const { slot, title } = dialogs[name];
  if (result.status === 'ready') return <LiveIsland key={slot} id={slot} source={slots[slot]} loaded={result} />;
  return (
    <DialogFailure
      title={title}
      failure={result.failure.kind === 'unpublished' ? { kind: 'unavailable' } : result.failure}
      isRetrying={attempt.isRunning}
      onRetry={() => setAttempt(({ number }) => ({ number: number + 1, isRunning: true }))}
    />
  );
}
