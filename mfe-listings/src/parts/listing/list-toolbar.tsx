import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import { parameters } from '@iwan/shared/paths/criteria';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import type { Ref } from 'react';
import { FilterLink } from '../filter/filter-link';
import type { FilterSheetProps } from '../filter/use-filter-sheet';
import { MapIcon, SearchIcon, SlidersIcon } from '../icons';
import { QueryFields } from '../query-fields';
import { SortForm } from '../sort-form';
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
