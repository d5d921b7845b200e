import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type ProjectSort, projectSorts } from '@iwan/shared/domain/search/project-sort';
import { parameters } from '@iwan/shared/paths/criteria';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { OrderSelect } from '@iwan/shared/ui/fields/order-select';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import type { Ref } from 'react';
import { FilterLink } from '../filter/filter-link';
import type { FilterSheetProps } from '../filter/use-filter-sheet';
import { MapIcon, SearchIcon, SlidersIcon } from '../icons';
import { QueryFields } from '../query-fields';
import { textsOf as partTextsOf } from '../texts';
import { FilterCount } from './active-filters/filter-count';
import styles from './list-toolbar.module.css';
import { textsOf } from './toolbar-texts';

interface ListToolbarProps {
  /** Where the free text is searched, with the rest of that search, and what was typed. */
  readonly search: { readonly action: string; readonly query: Query; readonly text: string };
  readonly filter: FilterSheetProps;
  readonly order: { readonly path: string; readonly query: Query; readonly sort: ProjectSort | null };
  /** The map of the same projects. */
  readonly mapHref: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The toolbar of every list of projects: search, filters, order and map, in one line where the window is wide enough. */
export function ListToolbar({ search, filter, order, mapHref, ref }: ListToolbarProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.toolbar} data-print="none">
      <PageForm
        key={search.text}
        className={styles.find}
        action={search.action}
        aria-label={texts.search}
        data-works-unaided=""
      >
        <QueryFields query={search.query} />
        <TextField
          id="list-search"
          type="search"
          name={parameters.query}
          label={<span className="visually-hidden">{texts.search}</span>}
          placeholder={texts.example}
          defaultValue={search.text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" aria-label={texts.search}>
          <SearchIcon />
        </button>
      </PageForm>
      <FilterLink ref={ref ?? null} {...filter} look="outline" className={styles.tool}>
        <SlidersIcon />
        {texts.filters}
        <FilterCount criteria={filter.criteria} />
      </FilterLink>
      <SortForm {...order} />
      <ButtonLink className={styles.tool} href={mapHref}>
        <MapIcon />
        {texts.map}
      </ButtonLink>
    </div>
  );
}

interface SortFormProps {
  readonly path: string;
  /** Other query parameters of the list. */
  readonly query: Query;
  /** `null` for the default order. */
  readonly sort: ProjectSort | null;
}

/** The order of the list: a plain GET form, which submits itself with script. Another order starts at page 1. */
function SortForm({ path, query, sort }: SortFormProps) {
  const texts = useTexts(partTextsOf);
  return (
    <PageForm className={styles.sort} action={path} data-works-unaided="">
      <QueryFields query={query} />
      <label htmlFor="sort" className="visually-hidden">
        {texts.sort}
      </label>
      <OrderSelect id="sort" value={sort ?? ''}>
        {(['', ...projectSorts] as const).map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </OrderSelect>
      <noscript>
        <button type="submit" className={styles.go}>
          {texts.go}
        </button>
      </noscript>
    </PageForm>
  );
}
