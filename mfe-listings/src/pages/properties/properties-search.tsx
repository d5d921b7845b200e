import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { wholeView } from '@iwan/shared/domain/map/map-query';
import { type CategoryTab, categoryOfTab } from '@iwan/shared/domain/project/category';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';
import { listingQuery, parameters } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { TextField } from '@iwan/shared/ui/fields/field';
import { FilterLink } from '../../parts/filter/filter-link';
import { MapIcon, SlidersIcon } from '../../parts/icons';
import { QueryFields } from '../../parts/query-fields';
import styles from './properties-search.module.css';
import { textsOf } from './texts';

interface PropertiesSearchProps {
  readonly tab: CategoryTab;
  readonly sort: ProjectSort | null;
}

/** Links from a tab to the search, which keep its category and order: free text, the filter, the map. */
export function PropertiesSearch({ tab, sort }: PropertiesSearchProps) {
  const texts = useTexts(textsOf);
  const category = categoryOfTab(tab);
  const criteria = { ...noCriteria, categories: category === undefined ? [] : [category] };
  const results = paths.filterProperty();
  return (
    <div className={styles.search}>
      <form className={styles.text} action={results} method="get" aria-label={texts.search} data-works-unaided="">
        <QueryFields query={listingQuery({ criteria, sort })} />
        <TextField
          id="properties-query"
          type="search"
          name={parameters.query}
          label={texts.words}
          placeholder={texts.wordsHelp}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <Button type="submit" look="outline">
          {texts.search}
        </Button>
      </form>
      <div className={styles.ways}>
        <FilterLink
          criteria={criteria}
          action={results}
          sort={sort}
          clearHref={results}
          look="outline"
          size="small"
          className={styles.filters}
        >
          <SlidersIcon />
          {texts.filters}
        </FilterLink>
        <TextLink className={styles.map} href={paths.map({ ...listingQuery({ criteria }), view: wholeView })}>
          <MapIcon />
          {texts.map}
        </TextLink>
      </div>
    </div>
  );
}
