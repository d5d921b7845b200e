import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { OrderSelect } from '@iwan/shared/ui/fields/order-select';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { type DeveloperSort, developerSorts } from './developer-sort';
import styles from './search-form.module.css';
import { textsOf } from './texts';

interface SearchFormProps {
  readonly sought: string;
  readonly sort: DeveloperSort | null;
}

/** Search and order of the list: a plain GET form, which another order submits with script. */
export function SearchForm({ sought, sort }: SearchFormProps) {
  const texts = useTexts(textsOf);
  return (
    <PageForm className={styles.form} action={paths.developers()} role="search" data-works-unaided="">
      <label className="visually-hidden" htmlFor="developers-q">
        {texts.search}
      </label>
      <input
        key={sought}
        id="developers-q"
        className={styles.text}
        type="search"
        name="q"
        defaultValue={sought}
        placeholder={texts.search}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" look="outline" size="small">
        {texts.find}
      </Button>
      <div className={styles.order}>
        <label htmlFor="developers-sort">{texts.sort}</label>
        <OrderSelect id="developers-sort" value={sort ?? ''}>
          {(['', ...developerSorts] as const).map((order) => (
            <option key={order} value={order}>
              {texts.orders[order]}
            </option>
          ))}
        </OrderSelect>
      </div>
    </PageForm>
  );
}
