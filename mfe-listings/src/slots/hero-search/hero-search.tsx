import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { formatFor } from '@iwan/shared/domain/format/format';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { clearSearch, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { openPrice, parameters, readListingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { filterChoices } from '../../parts/filter/fields/filter-choices';
import { type FilterSheetProps, useFilterSheet } from '../../parts/filter/use-filter-sheet';
import { SlidersIcon } from '../../parts/icons';
import { SearchBox } from '../../parts/search-box/search-box';
import styles from './hero-search.module.css';
import { PropertyCell } from './property-cell';
import { textsOf } from './texts';
import { usePicks } from './use-picks';

/** The search panel (section 2). A plain GET form, which leads to the results without script too: then Locations is free text. */
export function HeroSearch() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const choices = panelChoicesOf(locale);
  const { picks, chips, pick, setProjects } = usePicks();
  const { form, criteria, isHere, read } = usePanelCriteria(picks);
  /** The Advanced Filter opens with its default budget; the panel finds any price unless one is chosen. */
  const isAnyPrice =
    criteria.configurations.length + criteria.agents.length > 0 || criteria.developer !== null || !isHere;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const requested = criteriaOfForm(event.currentTarget);
    void import('../../parts/search-box/recent-searches').then(({ rememberSearch }) =>
      rememberSearch(requested, locale),
    );
    leaveOutEmpty(event);
  }

  return (
    <PageForm
      ref={form}
      className={styles.panel}
      action={paths.filterAllProperty()}
      aria-label={texts.form}
      onChange={read}
      onSubmit={submit}
    >
      {/* Without script, Enter presses the first button of the form, visible or not. */}
      <button type="submit" hidden tabIndex={-1} />
      {isAnyPrice ? <input type="hidden" name={parameters.any} value={openPrice} /> : null}
      <div className={styles.locations} data-works-unaided="">
        <SearchBox
          id="search-location"
          label={texts.locations}
          placeholder={texts.anyLocation}
          criteria={criteria}
          picked={chips}
          onPick={pick}
        />
      </div>
      <PropertyCell locations={picks.locations} chosen={picks.projects} onChange={setProjects} />
      <SelectCell
        id="search-bedrooms"
        name={parameters.configurations}
        label={texts.bedrooms}
        nothing={texts.any}
        options={choices.bedrooms}
      />
      <SelectCell
        id="search-price"
        name={parameters.to}
        label={texts.price}
        nothing={texts.any}
        options={choices.prices}
      />
      <AdvancedFilter
        criteria={{ ...criteria, budget: criteria.budget ?? clearSearch.budget }}
        action={paths.filterProperty()}
        clearHref={paths.filterProperty()}
      />
      <Button type="submit" className={styles.find}>
        {texts.find}
      </Button>
    </PageForm>
  );
}

/** Leaves empty fields out of the address of a form that the browser submits, without a hydrated shell. */
function leaveOutEmpty(event: FormEvent<HTMLFormElement>): void {
  const listener = ({ formData }: FormDataEvent) => {
    for (const name of new Set(formData.keys())) {
      const values = formData.getAll(name).filter((value) => value !== '');
      formData.delete(name);
      for (const value of values) formData.append(name, value);
    }
  };
  event.currentTarget.addEventListener('formdata', listener, { once: true });
}

/** The criteria of a form as the page of results reads them. */
function criteriaOfForm(form: HTMLFormElement): SearchCriteria {
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value);
  return readListingQuery(sent).criteria;
}

/**
 * The current criteria of the form, read as the page of results reads them, including choices made before hydration; read again
 * after new picks. `isHere`: the form is hydrated.
 */
function usePanelCriteria(picks: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [criteria, setCriteria] = useState<SearchCriteria>(noCriteria);
  const [isHere, setHere] = useState(false);

  const read = useCallback(() => {
    if (form.current !== null) setCriteria(criteriaOfForm(form.current));
  }, []);

  useEffect(() => {
    read();
    setHere(true);
  }, [read, picks]);

  return { form, criteria, isHere, read };
}

/**
 * Opens the Advanced Filter from within a search form. Without script it submits that form to the page of results, which has
 * the filter as a form.
 */
function AdvancedFilter(of: FilterSheetProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { isComing, handlers, sheet } = useFilterSheet(of);
  return (
    <>
      <Button
        type="submit"
        formAction={pathIn(locale, of.action)}
        name="filters"
        value="open"
        look="quiet"
        className={styles.advanced}
        aria-haspopup="dialog"
        data-opens-sheet=""
        aria-busy={isComing || undefined}
        {...handlers}
      >
        <SlidersIcon />
        {texts.advanced}
      </Button>
      {sheet}
    </>
  );
}

/** The highest prices on offer, in dirhams; any other can be typed in the Advanced Filter. */
const prices = [1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 20_000_000];

/** The options of the panel's lists: the values of the filter in the words of a visitor. */
const panelChoicesOf = byLocale((locale) => {
  const texts = textsOf(locale);
  const format = formatFor(locale);
  return {
    bedrooms: filterChoices.configurations.map((value) => ({ value, text: texts.configuration[value] })),
    prices: prices.map((dirhams) => ({ value: String(dirhams), text: texts.upTo(format.compact(dirhams)) })),
  };
});

interface SelectCellProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The text of the cell while nothing is chosen. */
  readonly nothing: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A cell of the panel with a native select; a choice made before hydration is retained. */
function SelectCell({ id, name, label, nothing, options }: SelectCellProps) {
  return (
    <div className={styles.select} data-works-unaided="">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue="" suppressHydrationWarning>
        <option value="">{nothing}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <DownIcon className={styles.mark} />
    </div>
  );
}
