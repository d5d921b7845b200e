import { ButtonLink, type ButtonLook } from '@iwan/shared/ui/actions/button';
import type { ReactNode, Ref } from 'react';
import { type FilterSheetProps, useFilterSheet } from './use-filter-sheet';

interface FilterLinkProps extends FilterSheetProps {
  readonly look: ButtonLook;
  readonly size?: 'normal' | 'small';
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Opens the Advanced Filter. Without script it links to the filter as a form on the page of results. */
export function FilterLink({ look, size, className, children, ref, ...of }: FilterLinkProps) {
  const { href, isComing, handlers, sheet } = useFilterSheet(of);
  return (
    <>
      <ButtonLink
        {...(ref === undefined ? {} : { ref })}
        href={href}
        look={look}
        {...(size === undefined ? {} : { size })}
        className={className}
        aria-haspopup="dialog"
        data-opens-sheet=""
        aria-busy={isComing || undefined}
        {...handlers}
      >
        {children}
      </ButtonLink>
      {sheet}
    </>
  );
}
