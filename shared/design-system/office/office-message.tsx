import { Alert, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import { textsOf } from './texts';

interface Props {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** A sentence in the page about what has happened to what is on it. */
export function OfficeMessage({ kind, children, actions }: Props) {
  return (
    <Alert.Root status={kind} role={kind === 'error' ? 'alert' : 'status'} marginBottom="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>{children}</Alert.Description>
        {actions}
      </Alert.Content>
    </Alert.Root>
  );
}

/** What could not be loaded, with a way to try again. */
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

/** The sentence of a refusal, where it has one that people can read. */
export function sentenceOf(problem: unknown): string | null {
  return problem instanceof Error && problem.message !== '' ? problem.message : null;
}
