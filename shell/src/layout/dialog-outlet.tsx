import { type Dialog, useDialogs } from '@iwan/shared/state/dialogs';
import { useEffect, useState } from 'react';
import { useBrowserHost } from '../federation/browser-host-context';
import type { Failure } from '../federation/failure';
import { LiveIsland } from '../federation/live-island';
import { loadAgain, loadHere } from '../federation/load-here';
import type { IslandResult } from '../federation/load-island';
import { type SlotName, slots } from '../remotes';
import { DialogSheet } from './dialog-sheet';
import { texts } from './texts';

/** Which slot shows which dialog, and what the dialog is called while it cannot be shown. */
const dialogs: Readonly<Record<Dialog['name'], { readonly slot: SlotName; readonly title: string }>> = {
  calculator: { slot: 'calculator-dialog', title: texts.calculator },
  saved: { slot: 'saved-dialog', title: texts.saved },
};

/** Until then a dialog counts as quick, in milliseconds: no sheet flickers up before it. */
const delay = 150;

type State =
  | { readonly status: 'quiet' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly result: IslandResult; readonly isRetrying: boolean };

/** Where dialogs of remotes open. Their code is fetched with the first one that a visitor opens. */
export function DialogOutlet() {
  const name = useDialogs((state) => state.dialog?.name ?? null);
  // One dialog may open in place of another: nothing of that one is left.
  return name === null ? null : <OpenDialog key={name} name={name} />;
}

function OpenDialog({ name }: { readonly name: Dialog['name'] }) {
  const browser = useBrowserHost();
  const [state, setState] = useState<State>({ status: 'quiet' });
  const [attempt, setAttempt] = useState(0);
  const { slot, title } = dialogs[name];

  useEffect(() => {
    if (!browser) return;
    const stopped = new AbortController();
    const slow = setTimeout(() => setState((now) => (now.status === 'quiet' ? { status: 'loading' } : now)), delay);
    const { signal } = stopped;
    const loading =
      attempt === 0
        ? loadHere(browser, slots[slot], signal)
        : loadAgain(browser, slots[slot], signal, addressWith(name));
    void loading.then((result) => {
      clearTimeout(slow);
      if (!signal.aborted) setState({ status: 'loaded', result, isRetrying: false });
    });
    return () => {
      clearTimeout(slow);
      stopped.abort();
    };
  }, [browser, name, slot, attempt]);

  if (state.status === 'quiet') return null;
  if (state.status === 'loading') return <DialogSheet title={title} />;
  const { result, isRetrying } = state;
  if (result.status === 'ready') {
    return (
      <LiveIsland
        id={slot}
        source={slots[slot]}
        loaded={result}
        renderFailure={(failed) => <DialogSheet title={title} failed={failed} />}
      />
    );
  }
  const onRetry = () => {
    setState({ ...state, isRetrying: true });
    setAttempt(attempt + 1);
  };
  return <DialogSheet title={title} failed={{ failure: shown(result.failure), isRetrying, onRetry }} />;
}

/** Somebody has pressed for it: that there is no such dialog yet is told like any other failure. */
function shown(failure: Failure): Failure {
  return failure.kind === 'unpublished' ? { kind: 'unavailable' } : failure;
}

/** The page with the dialog open. */
function addressWith(name: Dialog['name']): URL {
  const address = new URL(location.href);
  address.searchParams.set('dialog', name);
  return address;
}
