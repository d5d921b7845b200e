import { Fragment } from 'react';
import type { Fact } from '../../../domain/facts/fact';
import { statedSources } from '../../../domain/facts/stated-sources';
import { textsOf } from '../../../domain/facts/texts';
import { useLocale } from '../../../domain/format/locale-context';
import { type CalendarDay, dayInDubai } from '../../../domain/record/calendar-day';
import styles from './fact-sources.module.css';
import { SourceName } from './source-name';

interface FactSourcesProps {
  readonly facts: readonly Fact[];
  /** The day of the request. */
  readonly today?: CalendarDay;
}

/** The sources of the figures above with their days; for an outdated one, that it has not been checked since. */
export function FactSources({ facts, today = dayInDubai(new Date()) }: FactSourcesProps) {
  const locale = useLocale();
  const stated = statedSources(facts, today, locale);
  // The browser may hydrate on the day after the server's.
  return (
    <p className={styles.sources}>
      {textsOf(locale).sources(stated.length)}{' '}
      {stated.map(({ name, address, status }, index) => (
        <Fragment key={name}>
          {index === 0 ? '' : '; '}
          <SourceName name={name} address={address} /> <span suppressHydrationWarning>({status})</span>
        </Fragment>
      ))}
      .
    </p>
  );
}
