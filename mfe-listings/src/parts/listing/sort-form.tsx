import { projectSorts } from '@iwan/shared/domain/project-sort';
import { type ListingQuery, listingQuery } from '@iwan/shared/paths/criteria';
import { Button } from '@iwan/shared/ui/button';
import { Select } from '@iwan/shared/ui/select';
import { QueryFields } from './query-fields';
import styles from './sort-form.module.css';
import { texts } from './texts';

interface SortFormProps {
  readonly path: string;
  readonly asked: ListingQuery;
}

/** The order of the list: a plain GET form, which sends itself where there is script. Another order begins at page 1. */
export function SortForm({ path, asked: { criteria, sort } }: SortFormProps) {
  return (
    <form className={styles.sort} action={path} method="get" data-works-unaided="">
      <QueryFields query={listingQuery({ criteria })} />
      <label htmlFor="sort">{texts.sort}</label>
      <Select
        key={sort}
        id="sort"
        name="sort"
        height="small"
        defaultValue={sort ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {(['', ...projectSorts] as const).map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" look="outline" size="small">
          {texts.sort}
        </Button>
      </noscript>
    </form>
  );
}
