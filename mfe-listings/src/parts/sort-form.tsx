import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type ProjectSort, projectSorts } from '@iwan/shared/domain/search/project-sort';
import type { Query } from '@iwan/shared/paths/query';
import { OrderSelect } from '@iwan/shared/ui/fields/order-select';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { QueryFields } from './query-fields';
import styles from './sort-form.module.css';
import { textsOf } from './texts';

interface SortFormProps {
  readonly path: string;
  /** Other query parameters of the list. */
  readonly query: Query;
  /** `null` for the default order. */
  readonly sort: ProjectSort | null;
}

/** The order of the list: a plain GET form, which submits itself with script. Another order starts at page 1. */
export function SortForm({ path, query, sort }: SortFormProps) {
  const texts = useTexts(textsOf);
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
