import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import { textsOf } from '../texts';
import { Fold } from './fold';
import type { SourcesData } from './load-sources';
import styles from './money.module.css';

/** Where the figures of the page come from, and how the yield is computed. */
export function Sources({ data: { checked, figures, stated, formula } }: { readonly data: SourcesData }) {
  const { money: texts } = useTexts(textsOf);
  return (
    <Fold id="sources" title={texts.sources} answer={texts.checked(checked)}>
      <ul className={styles.list}>
        {figures.map(({ what, source, status }) => (
          <li key={what}>
            {what} {source === null ? null : <SourceName {...source} />} {status}
          </li>
        ))}
        {stated.map((source) => (
          <li key={source.name}>
            <SourceName {...source} /> ({source.status})
          </li>
        ))}
      </ul>
      {formula.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
    </Fold>
  );
}
