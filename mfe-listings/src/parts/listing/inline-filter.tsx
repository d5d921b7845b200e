import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type ListingQuery, parameters } from '@iwan/shared/paths/criteria';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { FilterFields } from '../filter/fields/filter-fields';
import { TypedBudget } from '../filter/fields/typed-budget';
import type { FilterForm } from '../filter/load-filter-form';
import { textsOf as filterTextsOf } from '../filter/texts';
import { QueryFields } from '../query-fields';
import styles from './inline-filter.module.css';

interface InlineFilterProps {
  readonly action: string;
  readonly requested: ListingQuery;
  readonly options: FilterForm;
  /** The path of the page without this form. */
  readonly closeHref: string;
  /** Other query parameters of the page, which the form keeps. */
  readonly carried?: Query;
}

/** The Advanced Filter as a form of the page for visitors without script: a plain GET to the results. */
export function InlineFilter({
  action,
  requested: { criteria, sort, unread },
  options,
  closeHref,
  carried,
}: InlineFilterProps) {
  const filterTexts = useTexts(filterTextsOf);
  return (
    <PageForm className={styles.form} action={action} aria-label={filterTexts.title} data-works-unaided="">
      <QueryFields query={{ ...carried, [parameters.within]: criteria.within ?? undefined, sort: sort ?? undefined }} />
      <FilterFields
        criteria={criteria}
        options={options}
        facets={options.facets}
        unread={unread}
        budget={<TypedBudget budget={criteria.budget} unread={unread} />}
      />
      <div className={styles.foot}>
        <TextLink href={closeHref}>{filterTexts.close}</TextLink>
        <Button type="submit">{filterTexts.find}</Button>
      </div>
    </PageForm>
  );
}
