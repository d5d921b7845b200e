import type { SearchPlaces } from '@iwan/shared/api/calls';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { clearSearch, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { openPrice, parameters, readListingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FilterButton } from '../../parts/filter/filter-button';
import { SlidersIcon } from '../../parts/icons';
import { SearchBox } from '../../parts/search-box/search-box';
import { ChoiceCell } from './choice-cell';
import styles from './hero-search.module.css';
import { findField } from './move-among-choices';
import { panelChoicesOf, pricesUpTo } from './panel-choices';
import { PropertyCell } from './property-cell';
import { SelectCell } from './select-cell';
import { textsOf } from './texts';
import { type TypedCell, usePlaceChoices } from './use-place-choices';

/** The locations with their counts, and the highest price. */
export type HeroSearchData = SearchPlaces;

/** The search panel (section 2). A plain GET form with lists of checkboxes: it leads to the results without script too. */
export function HeroSearch({ data }: { readonly data: HeroSearchData }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const choices = panelChoicesOf(locale);
  const form = useRef<HTMLFormElement>(null);
  const panel = usePanelCriteria(form);
  const { meant, settle, location, property } = usePlaceChoices(data.locations);
  const { configurations, categories, query } = panel.criteria;
  /** The Advanced Filter opens with its default budget; the panel finds any price unless one is chosen. */
  const isAnyPrice = configurations.length > 0 || categories.length > 0 || !panel.isHere;
  const budget = panel.criteria.budget ?? clearSearch.budget;
  const requested = { ...clearSearch, ...{ configurations, categories, query, budget }, ...meant };

  /** Typed text is turned into a choice before the form is submitted; where it is ambiguous, the form stays. */
  function settleTyped(event: FormEvent<HTMLFormElement>): void {
    const cell = settle();
    if (cell !== null) {
      event.preventDefault();
      openCell(event.currentTarget, cell);
      return;
    }
    // Without a hydrated shell the browser submits the form.
    event.currentTarget.addEventListener('formdata', leaveOutEmpty, { once: true });
  }

  return (
    <form
      ref={form}
      className={styles.panel}
      action={paths.filterAllProperty()}
      method="get"
      aria-label={texts.form}
      onChange={panel.read}
      onSubmit={settleTyped}
    >
      {/* Without script, Enter presses the first button of the form, visible or not. */}
      <button type="submit" hidden tabIndex={-1} />
      {isAnyPrice ? <input type="hidden" name={parameters.any} value={openPrice} /> : null}
      <div className={styles.search} data-works-unaided="">
        <SearchBox id="search-text" criteria={{ ...requested, budget: panel.criteria.budget }} />
      </div>
      {/* The cells with long lists are in the last row, so that an open list covers no other cell. */}
      <SelectCell
        id="search-bedrooms"
        name={parameters.configurations}
        label={texts.bedrooms}
        nothing={texts.anyBedrooms}
        options={choices.bedrooms}
      />
      <SelectCell
        id="search-price"
        name={parameters.to}
        label={texts.price}
        nothing={texts.anyPrice}
        options={pricesUpTo(data.highestPrice, locale)}
      />
      <SelectCell
        id="search-type"
        name={parameters.categories}
        label={texts.type}
        nothing={texts.anyType}
        options={choices.types}
      />
      <ChoiceCell
        {...location}
        id="search-location"
        name={parameters.locations}
        label={texts.locations}
        nothing={texts.anyLocation}
        find={texts.findLocation}
        options={data.locations}
        soughtName={parameters.locationLike}
      />
      <PropertyCell isLocked={location.chosen.length === 0} choices={property} />
      <FilterButton
        criteria={requested}
        action={paths.filterProperty()}
        clearHref={paths.filterProperty()}
        look="quiet"
        className={styles.advanced}
      >
        <SlidersIcon />
        {texts.advanced}
      </FilterButton>
      <Button type="submit" className={styles.find}>
        {texts.find}
      </Button>
    </form>
  );
}

/** Opens the list of a cell, with the cursor in its search field. */
function openCell(form: HTMLFormElement, cell: TypedCell): void {
  const details = form.querySelector(`#${cell}-find`)?.closest('details');
  if (!details) return;
  details.open = true;
  findField(details)?.focus();
}

/** Leaves empty fields out of the address of a form that the browser submits. */
function leaveOutEmpty({ formData }: FormDataEvent): void {
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name).filter((value) => value !== '');
    formData.delete(name);
    for (const value of values) formData.append(name, value);
  }
}

/**
 * The current criteria of a form, read as the page of results reads them, including choices made before hydration. `isHere`:
 * the form is hydrated.
 */
function usePanelCriteria(form: RefObject<HTMLFormElement | null>) {
  const [criteria, setCriteria] = useState<SearchCriteria>(noCriteria);
  const [isHere, setHere] = useState(false);

  const read = useCallback(() => {
    if (form.current === null) return;
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') sent.append(name, value);
    setCriteria(readListingQuery(sent).criteria);
  }, [form]);

  useEffect(() => {
    read();
    setHere(true);
  }, [read]);

  return { criteria, isHere, read };
}
