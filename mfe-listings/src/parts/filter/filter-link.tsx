import { afterPaint } from '@iwan/shared/dom/after-paint';
import type { SearchCriteria } from '@iwan/shared/domain/search-criteria';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { withQuery } from '@iwan/shared/paths/query';
import { useNavigate } from '@iwan/shared/router/router';
import { ButtonLink, type ButtonLook } from '@iwan/shared/ui/button';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useState,
} from 'react';
import type { FilterDialog } from './filter-dialog';

interface FilterLinkProps {
  readonly criteria: SearchCriteria;
  readonly slug?: string | null;
  /** The path that the results are shown at. */
  readonly action: string;
  readonly look: ButtonLook;
  readonly size?: 'normal' | 'small';
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const loadDialog = () => import('./filter-dialog');

/**
 * Opens the Advanced Filter, whose code comes when it is wanted. Without script, or where the code does not arrive, it
 * leads to the same choices as a form on the page of results.
 */
export function FilterLink({ criteria, slug = null, action, look, size, className, children, ref }: FilterLinkProps) {
  const navigate = useNavigate();
  const [isComing, setComing] = useState(false);
  const [opened, setOpened] = useState<{ readonly Sheet: typeof FilterDialog } | null>(null);
  const href = withQuery(action, { ...listingQuery({ criteria }), filters: 'open' });

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setComing(true);
    // The press is answered first; the sheet, which takes longer to draw, follows.
    afterPaint(() => {
      loadDialog()
        .then(
          ({ FilterDialog: Sheet }) => startTransition(() => setOpened({ Sheet })),
          () => navigate(href),
        )
        .finally(() => setComing(false));
    });
  }

  // Fetched as soon as a visitor seems to want it, so that the press only has to paint. Not when a finger comes: that is
  // the press itself, and running the code now would hold up its answer.
  const prepare = () => void loadDialog().catch(() => {});
  const prepareForMouse = (event: PointerEvent) => event.pointerType === 'mouse' && prepare();
  const prepareForKeyboard = (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && prepare();

  return (
    <>
      <ButtonLink
        {...(ref === undefined ? {} : { ref })}
        href={href}
        look={look}
        {...(size === undefined ? {} : { size })}
        className={className}
        aria-haspopup="dialog"
        aria-busy={isComing || undefined}
        onClick={open}
        onPointerEnter={prepareForMouse}
        onFocus={prepareForKeyboard}
      >
        {children}
      </ButtonLink>
      {opened === null ? null : (
        <opened.Sheet criteria={criteria} slug={slug} action={action} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
