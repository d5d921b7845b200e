import { titleIn } from '@iwan/shared/contracts/titles';
import { isLoadingDialogOpen } from '@iwan/shared/dom/loading-dialog';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { useDialogs } from '@iwan/shared/state/site-store';
import { useEffect, useState } from 'react';
import type { ComposedDialog } from '../composition/composition';
import type { Failure } from '../federation/failure/failure';
import { useBrowserHost, useComposition } from '../federation/host/browser-host-context';
import { useSource } from '../federation/hydration/use-hydrated-island';
import { LiveIsland } from '../federation/islands/live-island';
import { loadAgain, loadHere } from '../federation/islands/load-here';
import type { IslandResult } from '../federation/load-island';
import { DialogSheet } from './dialog-sheet';
import { linkedDialog } from './linked-dialog';
import { isOwnDialog, type OwnDialogName, ownDialogs } from './own-dialogs';

/**
 * A dialog whose code arrives faster than this shows no sheet before it, in milliseconds. Waited for in steps, so that the time in
 * which the browser runs that code counts as one of them: opening a sheet and closing it restyles the page twice.
 */
const delay = 150;
const step = 30;

type State =
  | { readonly status: 'quiet' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly result: IslandResult; readonly isRetrying: boolean };

/**
 * Where dialogs open, the shell's own and those of remotes. Their code is loaded when a visitor is about to open the first one.
 */
export function DialogOutlet() {
  const name = useDialogs((state) => state.dialog?.name ?? null);
  const dialog = useComposition()?.dialogs[name ?? ''];
  useDialogsAhead();
  if (name !== null && isOwnDialog(name)) return <OwnDialog key={name} name={name} />;
  // One dialog may replace another: nothing of the previous one remains.
  return name !== null && dialog ? <OpenDialog key={name} name={name} dialog={dialog} /> : null;
}

interface Props {
  readonly name: string;
  readonly dialog: ComposedDialog;
}

function OpenDialog({ name, dialog }: Props) {
  const title = titleIn(dialog, useLocale());
  const source = useSource(dialog.source);
  const browser = useBrowserHost();
  const [state, setState] = useState<State>(() => ({ status: isLoadingDialogOpen() ? 'loading' : 'quiet' }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!browser) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const wait = (left: number) => {
      if (left > 0) slow = setTimeout(wait, step, left - step);
      else setState((now) => (now.status === 'quiet' ? { status: 'loading' } : now));
    };
    let slow = setTimeout(wait, step, delay - step);
    const loading =
      attempt === 0 ? loadHere(browser, source, signal) : loadAgain(browser, source, signal, addressWith(name));
    void loading.then((result) => {
      clearTimeout(slow);
      if (!signal.aborted) setState({ status: 'loaded', result, isRetrying: false });
    });
    return () => {
      clearTimeout(slow);
      stopped.abort();
    };
  }, [browser, name, source, attempt]);

  if (state.status === 'quiet') return null;
  if (state.status === 'loading') return <DialogSheet title={title} />;
  const { result, isRetrying } = state;
  if (result.status === 'ready') {
    return (
      <LiveIsland
        id={`${name}-dialog`}
        source={source}
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

/** The visitor has asked for it: a dialog that does not exist yet is shown as any other failure. */
function shown(failure: Failure): Failure {
  return failure.kind === 'unpublished' ? { kind: 'unavailable' } : failure;
}

/** The page behind the dialog. */
function addressWith(name: string): URL {
  const address = new URL(location.href);
  address.searchParams.set('dialog', name);
  return address;
}

const links = 'a[aria-haspopup=dialog]';

/**
 * Prefetches the code of a dialog when the pointer or the focus is on a link that opens it.
 * A failure is not shown: the press tries again and shows it.
 */
function useDialogsAhead(): void {
  const browser = useBrowserHost();
  useEffect(() => {
    if (!browser) return;
    const over = new AbortController();
    const { signal } = over;
    const requested = new Set<string>();
    function fetchFor(target: EventTarget | null): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
      const name = link && browser ? linkedDialog(browser.composition, link.search)?.name : undefined;
      const source = browser?.composition.dialogs[name ?? '']?.source;
      if (!browser || name === undefined || source === undefined || requested.has(name)) return;
      requested.add(name);
      browser.loadModule(source, signal).catch(() => requested.delete(name));
    }
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      document.addEventListener(type, ({ target }) => fetchFor(target), { passive: true, signal });
    }
    // The touch that loaded this code.
    for (const link of document.querySelectorAll(`${links}:is(:hover, :focus)`)) fetchFor(link);
    return () => over.abort();
  }, [browser]);
}

type OwnState = 'loading' | 'ready' | 'failed';

/** A dialog of the shell, whose code is loaded when it is first opened. */
function OwnDialog({ name }: { readonly name: OwnDialogName }) {
  const { titleOf, code } = ownDialogs[name];
  const title = titleOf(useLocale());
  const [state, setState] = useState<OwnState>(code.now === null ? 'loading' : 'ready');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    const arrive = (next: OwnState) => {
      if (!isGone) setState(next);
    };
    code.load().then(
      () => arrive('ready'),
      () => arrive('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [code, attempt]);

  const Component = code.now;
  if (state === 'ready' && Component) return <Component />;
  if (state === 'loading') return <DialogSheet title={title} />;
  const onRetry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return <DialogSheet title={title} failed={{ failure: { kind: 'unavailable' }, isRetrying: false, onRetry }} />;
}
