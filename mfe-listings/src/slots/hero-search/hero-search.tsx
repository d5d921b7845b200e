import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { clearSearch } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import type { ProjectName } from '@iwan/shared/domain/search/words/project-names';
import { openPrice, parameters } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FilterButton } from '../../parts/filter/filter-button';
import { LockIcon } from '../../parts/icons/lock';
import { SlidersIcon } from '../../parts/icons/sliders';
import { SearchBox } from '../../parts/search-box/search-box';
import { type TypedChoice, typedChoice } from '../../parts/typed-choice';
import { ChoiceCell } from './choice-cell';
import styles from './hero-search.module.css';
import { leaveOutEmpty } from './leave-out-empty';
import { findField } from './move-among-choices';
import { panelChoicesOf } from './panel-choices';
import { SelectCell } from './select-cell';
import { textsOf } from './texts';
import { usePanelCriteria } from './use-panel-criteria';
import { useProjectNames } from './use-project-names';

const locationCell = 'search-location';
const propertyCell = 'search-property';

/** The locations and how many projects each has. */
export type HeroSearchData = FacetCounts;

/**
 * The search panel on the arcade's ground line (section 2). A plain GET form over lists of boxes to tick: it leads to
 * the results without script too.
 */
export function HeroSearch({ data }: { readonly data: HeroSearchData }) {
  const texts = useTexts(textsOf);
  const choices = panelChoicesOf(useLocale());
  const [locations, setLocations] = useState<readonly string[]>([]);
  const [properties, setProperties] = useState<readonly ProjectName[]>([]);
  const [soughtLocation, setSoughtLocation] = useState('');
  const [soughtProperty, setSoughtProperty] = useState('');
  /** Where somebody wanted to go on although what is typed is not yet a choice. */
  const [undecided, setUndecided] = useState<{ readonly cell: string; readonly problem: string } | null>(null);
  const { answer, retry } = useProjectNames(locations, soughtProperty);
  const offered = answer.status === 'ready' ? answer.found.names : [];
  const names = properties.map(({ name }) => name);
  const typed = [
    { cell: locationCell, sought: soughtLocation, choice: typedChoice(soughtLocation, data.map(textOf), locations) },
    { cell: propertyCell, sought: soughtProperty, choice: typedChoice(soughtProperty, offered.map(nameOf), names) },
  ] as const;
  const [location, property] = typed;
  const form = useRef<HTMLFormElement>(null);
  const panel = usePanelCriteria(form);
  const { configurations, categories, query } = panel.criteria;
  /** The Advanced Filter opens with what it implies beside them, the panel finds any price unless one is chosen. */
  const isAnyPrice = configurations.length > 0 || categories.length > 0 || !panel.isHere;
  const asked = {
    ...clearSearch,
    ...{ configurations, categories, query },
    budget: panel.criteria.budget ?? clearSearch.budget,
    locations: [...locations, ...takenBy(location.choice)],
    names: [...names, ...takenBy(property.choice)],
  };

  function chooseLocations(next: readonly string[]): void {
    const still = new Set(next.map((location) => location.toLowerCase()));
    setLocations(next);
    setProperties((chosen) => chosen.filter(({ location }) => still.has(location.toLowerCase())));
  }

  /** What is typed and not yet ticked is ticked before the form goes; where it is not clear what is meant, it stays. */
  function settleTyped(event: FormEvent<HTMLFormElement>): void {
    const open = typed.find(({ choice }) => choice.status === 'open');
    if (open?.choice.status === 'open') {
      event.preventDefault();
      setUndecided({ cell: open.cell, problem: texts.undecided(open.sought.trim(), open.choice.matches) });
      openCell(event.currentTarget, open.cell);
      return;
    }
    // Drawn at once: the form is read as soon as this event has gone up to the document.
    flushSync(() => {
      chooseLocations(asked.locations);
      chooseProperties(asked.names);
      setSoughtLocation('');
      setSoughtProperty('');
    });
    // A shell that is not there yet leaves the form to the browser.
    event.currentTarget.addEventListener('formdata', leaveOutEmpty, { once: true });
  }

  const seekLocation = (text: string) => {
    setUndecided(null);
    setSoughtLocation(text);
  };
  const seekProperty = (text: string) => {
    setUndecided(null);
    setSoughtProperty(text);
  };
  const problemOf = (cell: string) => (undecided?.cell === cell ? undecided.problem : null);

  function chooseProperties(next: readonly string[]): void {
    const known = [...properties, ...offered];
    setProperties(next.flatMap((name) => known.find((property) => property.name === name) ?? []));
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
      {/* What Enter presses in a form that the browser itself sends: the first of its buttons, in sight or not. */}
      <button type="submit" hidden tabIndex={-1} />
      {isAnyPrice ? <input type="hidden" name={parameters.any} value={openPrice} /> : null}
      <div className={styles.search} data-works-unaided="">
        <SearchBox id="search-text" criteria={{ ...asked, budget: panel.criteria.budget }} />
      </div>
      {/* The cells whose lists are long stand in the last row: what opens beneath them covers no other. */}
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
        options={choices.prices}
      />
      <SelectCell
        id="search-type"
        name={parameters.categories}
        label={texts.type}
        nothing={texts.anyType}
        options={choices.types}
      />
      <ChoiceCell
        id={locationCell}
        name={parameters.locations}
        label={texts.locations}
        nothing={texts.anyLocation}
        find={texts.findLocation}
        options={data}
        chosen={locations}
        onChange={chooseLocations}
        sought={soughtLocation}
        onSeek={seekLocation}
        soughtName={parameters.locationLike}
        problem={problemOf(locationCell)}
      />
      {locations.length === 0 ? (
        <button type="button" className={styles.cell} disabled aria-describedby="search-property-why">
          <b>{texts.properties}</b>
          <span id="search-property-why">{texts.locked}</span>
          <LockIcon className={styles.mark} />
        </button>
      ) : (
        <ChoiceCell
          id={propertyCell}
          name={parameters.names}
          label={texts.properties}
          nothing={texts.anyProperty}
          find={texts.findProperty}
          options={offered.map(({ name }) => ({ value: name, count: null }))}
          chosen={names}
          onChange={chooseProperties}
          sought={soughtProperty}
          onSeek={seekProperty}
          soughtName={parameters.propertyLike}
          problem={problemOf(propertyCell)}
          isLoading={answer.status === 'loading'}
          isCut={answer.status === 'ready' && answer.found.isCut}
          failure={answer.status === 'failed' ? { message: answer.message, retry } : null}
        />
      )}
      <FilterButton
        criteria={asked}
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

const textOf = ({ value }: { readonly value: string }) => value;
const nameOf = ({ name }: ProjectName) => name;
const takenBy = (choice: TypedChoice) => (choice.status === 'taken' ? choice.values : []);

/** Opens the list of a cell, with the cursor in its find field. */
function openCell(form: HTMLFormElement, cell: string): void {
  const details = form.querySelector(`#${cell}-find`)?.closest('details');
  if (!details) return;
  details.open = true;
  findField(details)?.focus();
}
