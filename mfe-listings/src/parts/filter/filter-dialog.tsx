import { getHttpInLanguage } from '@iwan/shared/api/translation/http-in-language';
import { afterPaint } from '@iwan/shared/dom/after-paint';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Budget } from '@iwan/shared/domain/search/budget/budget';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { withQuery } from '@iwan/shared/paths/query';
import { useNavigate } from '@iwan/shared/router/router';
import { useOverlay } from '@iwan/shared/state/site-store';
import { Button } from '@iwan/shared/ui/actions/button';
import { Dialog } from '@iwan/shared/ui/dialog';
import { Message } from '@iwan/shared/ui/feedback/message';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from './draft';
import { BudgetFields } from './fields/budget-fields';
import { FilterFields } from './fields/filter-fields';
import type { FilterOptions } from './fields/filter-options';
import { PriceFields } from './fields/price-fields';
import styles from './filter-dialog.module.css';
import { noMatchSheet } from './no-match-sheet';
import { storedDraft } from './stored-draft';
import { textsOf } from './texts';
import { type MatchCount, type Matches, useMatches } from './use-matches';

export interface FilterDialogProps {
  /** The criteria of the page; the filter opens with these or with its own earlier choices. */
  readonly criteria: SearchCriteria;
  /** Results on a page with a slug stay on that page. */
  readonly slug: string | null;
  /** The path of the results. */
  readonly action: string;
  readonly sort: ProjectSort | null;
  /** The path of the results without any criteria. */
  readonly clearHref: string;
  readonly onClose: () => void;
}

/** The Advanced Filter (section 2). The same dialog says when nothing matches. */
export function FilterDialog({ criteria: requested, slug, action, sort, clearHref, onClose }: FilterDialogProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const navigate = useNavigate();
  const draft = storedDraft(requested);
  const [criteria, setCriteria] = useState(draft.resume);
  const [isLeaving, setLeaving] = useState(false);
  const [none, setNone] = useState<Matches | null>(null);
  const { count, recount } = useMatches(criteria, slug);
  const { options, isMissing, retry } = useFilterOptions();
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const wasNone = useRef(false);
  const opened = useRef(criteria);

  useEffect(() => {
    if (criteria !== opened.current) draft.store(criteria);
  }, [criteria]);

  // The message of no match replaces the choices: Back returns to them first.
  useOverlay(none === null ? null : () => setNone(null));

  // The dialog's content changed under the focus: it moves to the button at the same place.
  useEffect(() => {
    if (none !== null || wasNone.current) button.current?.focus();
    wasNone.current = none !== null;
  }, [none]);

  const change = useCallback(
    (changes: Partial<SearchCriteria>) => setCriteria((before) => ({ ...before, ...changes })),
    [],
  );
  const setBudget = useCallback((budget: Budget | null) => change({ budget }), [change]);

  function show(chosen: SearchCriteria): void {
    setLeaving(true);
    // The press is painted first: closing the dialog and navigating at once would delay that.
    afterPaint(() => {
      draft.drop();
      onClose();
      navigate(isSame(chosen, noCriteria) ? clearHref : withQuery(action, listingQuery({ criteria: chosen, sort })));
    });
  }

  async function find(): Promise<void> {
    // Unreadable inputs have to be corrected first: the search would not be the intended one.
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) {
      wrong.closest('details')?.setAttribute('open', '');
      return wrong.focus();
    }
    const found = count.status === 'ready' ? count.latest : await recount();
    if (found === null) return;
    if (found.total === 0) setNone(found);
    else show(criteria);
  }

  // One dialog with other contents: a second dialog component would close the first and open again.
  if (none !== null) {
    return noMatchSheet({ texts, criteria, found: none, button, onBack: () => setNone(null), onRelax: show });
  }
  return (
    <Dialog
      title={texts.title}
      size="large"
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" className={styles.clear} onClick={() => setCriteria(noCriteria)}>
            {texts.clear}
          </Button>
          <div className={styles.find}>
            <MatchLine count={count} />
            <Button ref={button} busy={isLeaving} onClick={() => void find()}>
              {texts.find}
            </Button>
          </div>
        </>
      }
    >
      {isMissing ? <TryAgainMessage onRetry={retry}>{texts.namesMissing}</TryAgainMessage> : null}
      <div ref={fields}>
        <FilterFields
          criteria={criteria}
          onChange={change}
          options={options}
          facets={count.latest?.facets ?? {}}
          budget={<BudgetFields budget={criteria.budget} onChange={setBudget} />}
          prices={<PriceFields budget={criteria.budget} onChange={setBudget} />}
        />
      </div>
      {count.status === 'failed' ? (
        <div className={styles.failure}>
          <TryAgainMessage
            onRetry={recount}
          >{`${texts.failed(valueWords(count.message, locale))} ${texts.kept}`}</TryAgainMessage>
        </div>
      ) : null}
    </Dialog>
  );
}

/** The number of matches while choosing; the previous number stays, paler, until the new one is loaded. */
function MatchLine({ count: { latest, status } }: { readonly count: MatchCount }) {
  const texts = useTexts(textsOf);
  return (
    <p className={styles.line} role="status" data-counting={status === 'counting' ? '' : undefined}>
      {status === 'failed' ? null : latest === null ? texts.loading : texts.matches(latest.total)}
      {status === 'ready' && latest !== null && latest.hiddenByBudget > 0 ? (
        <small>{texts.hidden(latest.hiddenByBudget)}</small>
      ) : null}
    </p>
  );
}

/** What could not be loaded for the filter, with a button that retries. */
function TryAgainMessage({ children, onRetry }: { readonly children: ReactNode; readonly onRetry: () => void }) {
  const texts = useTexts(textsOf);
  return (
    <Message tone="danger">
      {children}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </Message>
  );
}

/** The names that the filter offers, loaded when it opens; `isMissing` when that failed. */
function useFilterOptions() {
  const [options, setOptions] = useState<FilterOptions | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    Promise.all([import('./fields/filter-options'), getHttpInLanguage()])
      .then(([{ loadFilterOptions }, http]) => loadFilterOptions(http, request.signal))
      .then((loaded) => {
        if (!request.signal.aborted) setOptions(loaded);
      })
      .catch(() => {
        if (!request.signal.aborted) setMissing(true);
      });
    return () => request.abort();
  }, [attempt]);

  function retry(): void {
    setMissing(false);
    setAttempt((before) => before + 1);
  }
  return { options, isMissing, retry };
}
