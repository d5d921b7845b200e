import { afterPaint } from '@iwan/shared/dom/after-paint';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import type { SearchCriteria } from '@iwan/shared/domain/search/search-criteria';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { withQuery } from '@iwan/shared/paths/query';
import { useNavigate } from '@iwan/shared/router/router';
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, startTransition, useState } from 'react';
import { type FilterDraft, resumeDraft } from './draft';
import type { FilterDialog } from './filter-dialog';

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
 * choices as a form. What was chosen is kept when it is closed without a search.
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
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  const [opened, setOpened] = useState<{ readonly Sheet: typeof FilterDialog } | null>(null);
  const href = withQuery(action, { ...listingQuery({ criteria, sort }), filters: 'open' });

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

  function close(chosen: SearchCriteria | null): void {
    setOpened(null);
    setDraft(chosen === null ? null : { of: criteria, criteria: chosen });
  }

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
      opened === null ? null : (
        <opened.Sheet
          criteria={resumeDraft(draft, criteria)}
          slug={slug}
          action={action}
          sort={sort}
          clearHref={clearHref}
          onClose={close}
        />
      ),
  };
}
