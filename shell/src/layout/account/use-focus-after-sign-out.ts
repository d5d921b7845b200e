import { sessionStore } from '@iwan/shared/state/session';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the control that signs in: it takes the focus when it comes in the place of the one that has just signed out, and
 * that one had the focus.
 */
export function useFocusAfterSignOut(): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && sessionStore.getState().ended === 'signed out') control.current?.focus({ preventScroll: true });
  }, []);
  return control;
}
