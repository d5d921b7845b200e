import { sessionStore } from '@iwan/shared/state/site-store';
import { type RefObject, useEffect, useRef } from 'react';

/** For the sign-in control: it takes the focus when it replaces the sign-out control that had it. */
export function useFocusAfterSignOut(): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && sessionStore.getState().ended === 'signed out') control.current?.focus({ preventScroll: true });
  }, []);
  return control;
}
