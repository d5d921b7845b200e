import { classNames } from '@iwan/shared/dom/class-names';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { Link } from '@iwan/shared/ui/links/link';
import { useRef } from 'react';
import type { ShownNames } from '../../filter/shown-names';
import { useFocusInPlace } from '../../use-focus-in-place';
import styles from './active-filters.module.css';
import { textsOf } from './active-filters-texts';
import { chosenFilters } from './choices';

interface ActiveFiltersProps {
  readonly className?: string | undefined;
  readonly criteria: SearchCriteria;
  /** The choices of typed words, in their order. */
  readonly typed?: readonly string[] | undefined;
  readonly names?: ShownNames | undefined;
  readonly hrefOf: (criteria: SearchCriteria) => string;
  readonly clearHref: string;
  /** Focused when the last chip is removed. */
  readonly onNone: () => void;
}

/** Chips as links: each leads to the same search without it. */
export function ActiveFilters({ className, criteria, typed, names, hrefOf, clearHref, onNone }: ActiveFiltersProps) {
  const texts = useTexts(textsOf);
  const filters = chosenFilters(criteria, useLocale(), typed, names);
  const list = useRef<HTMLUListElement>(null);
  const onRemove = useFocusInPlace(filters.length, () => list.current?.querySelectorAll('a') ?? [], onNone);

  if (filters.length === 0) return null;
  return (
    <div className={classNames(styles.filters, className)}>
      <ul ref={list} aria-label={texts.active}>
        {filters.map(({ key, label, rest }, index) => (
          <li key={key}>
            <Link
              className={styles.chip}
              href={hrefOf(rest)}
              aria-label={texts.remove(label)}
              onClick={() => onRemove(index)}
            >
              {label}
              <CloseIcon />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" size="small" href={clearHref} onClick={() => onRemove(0)}>
        {texts.clear}
      </ButtonLink>
    </div>
  );
}
