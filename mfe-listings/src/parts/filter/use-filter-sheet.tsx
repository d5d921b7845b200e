import { afterPaint } from '@iwan/shared/dom/after-paint';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { withQuery } from '@iwan/shared/paths/query';
import { useNavigate } from '@iwan/shared/router/router';
import { usePageDialog } from '@iwan/shared/router/use-page-dialog';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import type { FilterDialog } from './filter-dialog';

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    /** The Advanced Filter of a page. */
    readonly filter: Record<never, never>;
  }
}

export interface FilterSheetProps {
  readonly criteria: SearchCriteria;
  readonly slug?: string | null;
  /** The path of the results. */
  readonly action: string;
  /** The current order, which the results keep. */
  readonly sort?: ProjectSort | null;
  /** The path without any criteria: the page's own Clear All. */
  readonly clearHref: string;
}

interface FilterSheet {
  /** The path of the filter as a form. */
  readonly href: string;
  readonly isComing: boolean;
  /** Props for the control that opens it. */
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** The dialog while it is open. */
  readonly sheet: ReactNode;
}

// Fetched once the page has been idle, and not run (docs/decisions/0022).
const loadDialog = () => import(/* webpackChunkName: "later-filter" */ './filter-dialog');

/**
 * The Advanced Filter, whose code is loaded on demand; if that fails, a link leads to the filter as a form. Choices are stored when
 * it is closed or reloaded without a search.
 */
export function useFilterSheet({
  criteria,
  slug = null,
  action,
  sort = null,
  clearHref,
}: FilterSheetProps): FilterSheet {
  const navigate = useNavigate();
  const [isComing, setComing] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Sheet: typeof FilterDialog } | null>(null);
  const page = usePageDialog('filter');
  const href = withQuery(action, { ...listingQuery({ criteria, sort }), filters: 'open' });

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setComing(true);
    // The press is painted first; the dialog, which takes longer, follows.
    afterPaint(() => void bring());
  }

  async function bring(): Promise<void> {
    try {
      const { FilterDialog: Sheet } = await loadDialog();
      startTransition(() => {
        setLoaded({ Sheet });
        page.open();
      });
    } catch {
      page.close();
      navigate(href);
    } finally {
      setComing(false);
    }
  }

  // The address requests the open dialog.
  const isWanted = page.start !== null && loaded === null;
  useEffect(() => {
    if (isWanted) void bring();
  }, [isWanted]);

  // Prefetched on hover and focus, so that the press only has to paint. Not on a touch, which is the press itself: running the
  // code then would delay the response.
  const prepare = () => void loadDialog().catch(() => {});
  return {
    href,
    isComing,
    handlers: {
      onClick: open,
      onPointerEnter: (event) => event.pointerType === 'mouse' && prepare(),
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && prepare(),
    },
    sheet:
      page.start === null || loaded === null ? null : (
        <loaded.Sheet
          criteria={criteria}
          slug={slug}
          action={action}
          sort={sort}
          clearHref={clearHref}
          onClose={page.close}
        />
      ),
  };
}
