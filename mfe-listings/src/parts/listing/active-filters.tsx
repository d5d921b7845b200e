import type { SearchCriteria } from '@iwan/shared/domain/search-criteria';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Icon } from '@iwan/shared/ui/icon';
import { useEffect, useRef } from 'react';
import styles from './active-filters.module.css';
import { chosenFilters } from './choices';
import { texts } from './texts';

interface ActiveFiltersProps {
  readonly criteria: SearchCriteria;
  readonly hrefOf: (criteria: SearchCriteria) => string;
  readonly clearHref: string;
  /** Takes the focus when the last chip has gone. */
  readonly onNone: () => void;
}

/** Chips that remove themselves, as links: each leads to the same search without it. */
export function ActiveFilters({ criteria, hrefOf, clearHref, onNone }: ActiveFiltersProps) {
  const filters = chosenFilters(criteria);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // The chip that was pressed is gone: the focus goes to the one that stands in its place.
  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    if (chips.length === 0) onNone();
    else chips[Math.min(index, chips.length - 1)]?.focus();
  }, [filters.length]);

  if (filters.length === 0) return null;
  return (
    <div className={styles.filters}>
      <ul ref={list} aria-label={texts.active}>
        {filters.map(({ key, words, rest }, index) => (
          <li key={key}>
            <a
              className={styles.chip}
              href={hrefOf(rest)}
              aria-label={texts.remove(words)}
              onClick={() => {
                removed.current = index;
              }}
            >
              {words}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink
        look="quiet"
        size="small"
        href={clearHref}
        onClick={() => {
          removed.current = 0;
        }}
      >
        {texts.clear}
      </ButtonLink>
    </div>
  );
}
