import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Picture } from '@iwan/shared/ui/content/picture';
import { RichText } from '@iwan/shared/ui/content/rich-text';
import { memo } from 'react';
import type { ArticleSection } from '../../parts/article/article';
import styles from './article-text.module.css';
import { openingPicture } from './opening-picture';
import { textsOf } from './texts';

/** The sections of an article, and its table of contents. */
export const ArticleText = memo(function ArticleText({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return (
    <div className={styles.text}>
      <Contents sections={sections} />
      {sections.map(({ id, title, text, images }) => (
        <section key={id} id={id} aria-labelledby={title === null ? undefined : `${id}-title`}>
          {title === null ? null : (
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          )}
          {text.length === 0 ? null : <RichText text={text} />}
          {images.map((path) => (
            <div key={path} className={styles.picture}>
              <Picture path={path} alt="" {...openingPicture} height={469} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
});

/** Fewer sections need no table of contents. */
const fewest = 3;

/** The table of contents: beside the article where there is room, otherwise collapsed above it. */
function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
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
