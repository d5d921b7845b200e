import { dialogStore } from '@iwan/shared/state/site-store';
import type { MouseEvent, ReactNode } from 'react';

interface CalculatorLinkProps {
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Opens the calculator over the page; without JavaScript it links to the page with the calculator open. */
export function CalculatorLink({ className, onOpen, children }: CalculatorLinkProps) {
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    dialogStore.open({ name: 'calculator' });
  }
  return (
    <a className={className} href="?dialog=calculator" aria-haspopup="dialog" rel="nofollow" onClick={open}>
      {children}
    </a>
  );
}
