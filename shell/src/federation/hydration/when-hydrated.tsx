import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly run: () => void;
  readonly children: ReactNode;
}

/**
 * Runs once, when React has taken over what the server has rendered inside. Around it and not beside it: a sibling that
 * the server has not rendered would give every `useId` inside another id.
 */
export function WhenHydrated({ run, children }: Props) {
  useEffect(run, [run]);
  return children;
}
