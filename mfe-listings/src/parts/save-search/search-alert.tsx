import { classNames } from '@iwan/shared/dom/class-names';
import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { storedSearch } from '@iwan/shared/paths/search-words';
import { BellIcon } from '../icons';
import { AlertForm } from './alert-form';
import { SaveSearch } from './save-search';
import styles from './search-alert.module.css';
import { textsOf } from './texts';

interface SearchAlertProps {
  readonly criteria: SearchCriteria;
  /** The slug of a listing's page; `null` on the pages of a search. */
  readonly slug: string | null;
  /** Whether the backend sends alerts by email. Otherwise a search can only be saved in this browser. */
  readonly sendsAlerts: boolean;
  /** Whether it is the main action, where a search has no results. */
  readonly isMain?: boolean;
}

/** The bell of a search: behind it the form for alerts by email, and the button that saves the search in this browser. */
export function SearchAlert({ criteria, slug, sendsAlerts, isMain = false }: SearchAlertProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure('');
  if (!sendsAlerts) return <SaveSearch criteria={criteria} slug={slug} />;
  return (
    <details
      ref={details}
      suppressHydrationWarning
      className={classNames(styles.bell, isMain && styles.main)}
      onKeyDown={onKeyDown}
    >
      <summary>
        <BellIcon />
        <span>{isMain ? texts.whenThereIsOne : texts.alert.title}</span>
      </summary>
      <div className={styles.panel}>
        <AlertForm search={storedSearch(criteria, slug)} />
        <SaveSearch criteria={criteria} slug={slug} />
      </div>
    </details>
  );
}
