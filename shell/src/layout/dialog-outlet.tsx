import { useDialogs } from '@iwan/shared/state/dialogs';
import { useEffect, useState } from 'react';
import { useBrowserHost } from '../federation/browser-host-context';
import { LiveIsland } from '../federation/live-island';
import { type IslandResult, loadIsland } from '../federation/load-island';
import { slots } from '../remotes';

/** Where dialogs of remotes open. Their code is fetched with the first one that a visitor opens. */
export function DialogOutlet() {
  const name = useDialogs((state) => state.dialog?.name ?? null);
  const browser = useBrowserHost();
  const [result, setResult] = useState<IslandResult | null>(null);

  useEffect(() => {
    if (!browser || name === null) return;
    const stopped = new AbortController();
    browser
      .loaderArguments(stopped.signal)
      .then((args) => loadIsland(browser, slots['calculator-dialog'], args))
      .then((loaded) => {
        if (!stopped.signal.aborted) setResult(loaded.result);
      });
    return () => stopped.abort();
  }, [browser, name]);

  if (name === null || !result) return null;
  return <LiveIsland id="calculator-dialog" source={slots['calculator-dialog']} loaded={result} />;
}
