import { dialogStore } from '@iwan/shared/state/site-store';
import { ButtonLink, type ButtonLook } from '@iwan/shared/ui/actions/button';
import type { MouseEvent, ReactNode } from 'react';

interface ContactLinkProps {
  /** Without it, it is a plain link. */
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** Opens the contact form over the page; without JavaScript it links to the page with the form on it. */
export function ContactLink({ look, children }: ContactLinkProps) {
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogStore.open({ name: 'contact' });
  }
  const link = { href: '?dialog=contact', 'aria-haspopup': 'dialog', rel: 'nofollow', onClick: open } as const;
  return look === undefined ? (
    <a {...link}>{children}</a>
  ) : (
    <ButtonLink {...link} look={look}>
      {children}
    </ButtonLink>
  );
}
