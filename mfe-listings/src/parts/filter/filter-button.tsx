import { pathIn } from '@iwan/shared/domain/format/languages';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { Button, type ButtonLook } from '@iwan/shared/ui/actions/button';
import type { ReactNode } from 'react';
import { type FilterSheetProps, useFilterSheet } from './use-filter-sheet';

interface FilterButtonProps extends FilterSheetProps {
  readonly look: ButtonLook;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens the Advanced Filter from within a search form. Without script it submits that form to the page of results, which has
 * the filter as a form.
 */
export function FilterButton({ look, className, children, ...of }: FilterButtonProps) {
  const locale = useLocale();
  const { isComing, handlers, sheet } = useFilterSheet(of);
  return (
    <>
      <Button
        type="submit"
        formAction={pathIn(locale, of.action)}
        name="filters"
        value="open"
        look={look}
        className={className}
        aria-haspopup="dialog"
        data-opens-sheet=""
        aria-busy={isComing || undefined}
        {...handlers}
      >
        {children}
      </Button>
      {sheet}
    </>
  );
}
