import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { clearSearch, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { openPrice, parameters, readListingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FilterButton } from '../../parts/filter/filter-button';
import { SlidersIcon } from '../../parts/icons';
import { SearchBox } from '../../parts/search-box/search-box';
import styles from './hero-search.module.css';
import { panelChoicesOf } from './panel-choices';
import { PropertyCell } from './property-cell';
import { SelectCell } from './select-cell';
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
      <FilterButton
        criteria={{ ...criteria, budget: criteria.budget ?? clearSearch.budget }}
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
