import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useState } from 'react';
import { DialogSheet } from './dialog-sheet';
import { type OwnDialogName, ownDialogs } from './own-dialogs';

type State = 'loading' | 'ready' | 'failed';

/** A dialog of the shell, whose code is loaded when it is first opened. */
export function OwnDialog({ name }: { readonly name: OwnDialogName }) {
  const { titleOf, code } = ownDialogs[name];
  const title = titleOf(useLocale());
  const [state, setState] = useState<State>(code.now === null ? 'loading' : 'ready');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    const arrive = (next: State) => {
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
