import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly run: () => void;
  readonly children: ReactNode;
}

/**
 * Runs once, when React has hydrated the server's HTML inside. A parent instead of a sibling: a sibling that the server has not
 * rendered would change every `useId` inside.
 */
export function WhenHydrated({ run, children }: Props) {
  useEffect(run, [run]);
  return children;
}
