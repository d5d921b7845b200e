import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import type { ReactNode } from 'react';
import styles from './results-line.module.css';
import { textsOf } from './texts';

interface ResultsLineProps {
  readonly total: number;
  readonly hiddenByBudget: number;
  /** The same search at any price. */
  readonly showHref: string;
  /** Why these are the results, and the bell of the search. */
  readonly children: ReactNode;
}

/** The number of results, and how many only the budget excludes. */
export function ResultsLine({ total, hiddenByBudget, showHref, children }: ResultsLineProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.line}>
      <h2 aria-live="polite">{texts.found(total)}</h2>
      {hiddenByBudget === 0 ? null : (
        <p>
          {texts.hidden(hiddenByBudget)} <TextLink href={showHref}>{texts.show}</TextLink>
        </p>
      )}
      <div className={styles.end} data-print="none">
        {children}
      </div>
    </div>
  );
}
