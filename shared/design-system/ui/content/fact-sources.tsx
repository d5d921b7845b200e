import { Fragment } from 'react';
import type { Fact } from '../../../domain/facts/fact';
import { lastChecked, sourcesInLine } from '../../../domain/facts/stated-sources';
import { textsOf } from '../../../domain/facts/texts';
import { useLocale } from '../../../domain/format/locale-context';
import styles from './fact-sources.module.css';
import { SourceName } from './source-name';

/** The sources of the figures above, and when they were checked. */
export function FactSources({ facts }: { readonly facts: readonly Fact[] }) {
  const locale = useLocale();
  const texts = textsOf(locale);
  const stated = sourcesInLine(facts, locale);
  return (
    <p className={styles.sources}>
      {texts.sources(stated.length)}{' '}
      {stated.map(({ name, address }, index) => (
        <Fragment key={name}>
          {index === 0 ? '' : texts.between}
          <SourceName name={name} address={address} />
        </Fragment>
      ))}
      . {lastChecked(facts, locale)}
    </p>
  );
}
