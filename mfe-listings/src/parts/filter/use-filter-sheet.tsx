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
  /** The path that the results are shown at. */
  readonly action: string;
  /** The order that the results keep. */
  readonly sort?: ProjectSort | null;
  /** Where nothing is chosen any more: the page's own Clear All. */
  readonly clearHref: string;
}

interface FilterSheet {
  /** The same choices as a form on the page of results. */
  readonly href: string;
  readonly isComing: boolean;
  /** For the control that opens it. */
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** The sheet while it is open. */
  readonly sheet: ReactNode;
}

const loadDialog = () => import('./filter-dialog');

/**
 * The Advanced Filter, whose code comes when it is wanted; where it does not arrive, the page of results has the same
 * choices as a form. What was chosen is kept when it is closed or reloaded without a search.
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
    // The press is answered first; the sheet, which takes longer to draw, follows.
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

  // The address has asked for it.
  const isWanted = page.start !== null && loaded === null;
  useEffect(() => {
    if (isWanted) void bring();
  }, [isWanted]);

  // Fetched as soon as a visitor seems to want it, so that the press only has to paint. Not when a finger comes: that is
  // the press itself, and running the code now would hold up its answer.
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
