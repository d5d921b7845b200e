import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import type { StatedFigure } from '../../parts/article/figures-spoken-of';
import styles from './figures.module.css';
import { textsOf } from './texts';

/** The figures of law and fees that the article mentions, each with its source and the day of its last check. */
export function Figures({ figures }: { readonly figures: readonly StatedFigure[] }) {
  const texts = useTexts(textsOf);
  if (figures.length === 0) return null;
  return (
    <aside className={styles.figures} aria-labelledby="figures">
      <h2 id="figures" className={styles.title}>
        {texts.figures}
      </h2>
      <dl className={styles.list}>
        {figures.map(({ name, value, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.source}>
              <SourceName {...source} /> ({source.status})
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{texts.figuresNote}</p>
    </aside>
  );
}
