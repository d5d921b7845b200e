import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ArticleSection } from '../../parts/article/article';
import styles from './contents.module.css';
import { textsOf } from './texts';

/** Fewer sections need no table of contents. */
const fewest = 3;

/** The table of contents: beside the article where there is room, otherwise collapsed above it. */
export function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  const texts = useTexts(textsOf);
  const titled = sections.filter(({ title }) => title !== null);
  if (titled.length < fewest) return null;
  const list = (
    <ol>
      {titled.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className={styles.folded} suppressHydrationWarning>
        <summary>{texts.contents}</summary>
        <nav aria-label={texts.contents}>{list}</nav>
      </details>
      <div className={styles.beside}>
        <nav className={styles.sticky} aria-label={texts.contents}>
          <p>{texts.contents}</p>
          {list}
        </nav>
      </div>
    </>
  );
}
