import { Picture } from '@iwan/shared/ui/content/picture';
import { RichText } from '@iwan/shared/ui/content/rich-text';
import { memo } from 'react';
import type { ArticleSection } from '../../parts/article/article';
import styles from './article-text.module.css';
import { Contents } from './contents';
import { openingPicture } from './opening-picture';

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
