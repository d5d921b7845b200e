import { Alert, Button } from '@chakra-ui/react';
import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import { textsOf } from './texts';

interface Props {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** A button or link. */
  readonly actions?: ReactNode;
}

/** A message within the page. */
export function OfficeMessage({ kind, children, actions }: Props) {
  return (
    <Alert.Root status={kind} role={kind === 'error' ? 'alert' : 'status'} marginBottom="4">
      <Alert.Indicator />
      {/* Buttons have the office's own colours: white on the orange of a warning has too little contrast. */}
      <Alert.Content colorPalette="brand">
        <Alert.Description>{children}</Alert.Description>
        {actions}
      </Alert.Content>
    </Alert.Root>
  );
}

/** A message for a failed load, with a button to retry. */
export function LoadFailure({ problem, onRetry }: { readonly problem: unknown; readonly onRetry: () => void }) {
  const texts = useTexts(textsOf);
  return (
    <OfficeMessage
      kind="error"
      actions={
        <Button size="sm" variant="outline" marginTop="2" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {sentenceOf(problem) ?? texts.failed}
    </OfficeMessage>
  );
}

/** The message of an error, where it has one for people. */
export function sentenceOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}

/** Runs actions: a failure is a notification, by its own message or `failed`; so is success where `done` says it. Resolves with success. */
export function useAttempt() {
  const texts = useTexts(textsOf);
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  async function attempt(work: () => Promise<unknown>, done?: string, failed = texts.failed): Promise<boolean> {
    setIsBusy(true);
    try {
      await work();
      if (done !== undefined) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(sentenceOf(error) ?? failed, { type: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { attempt, isBusy };
}
