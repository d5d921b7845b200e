import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import type { Article } from '../../parts/article/article';
import { Dateline } from '../../parts/dateline';
import styles from './article-top.module.css';
import { openingPicture } from './opening-picture';
import { textsOf } from './texts';

/** The top of an article: breadcrumb, title, subject, date and picture. */
export function ArticleTop({ article }: { readonly article: Article }) {
  const texts = useTexts(textsOf);
  const { heading, lede, image, createdAt, readingMinutes, author } = article;
  return (
    <header>
      <LinkedBreadcrumb steps={[{ name: texts.blog, href: paths.blog() }]} current={heading} />
      <h1 className={styles.heading}>{heading}</h1>
      {lede === null ? null : <p className={styles.lede}>{lede}</p>}
      <Dateline className={styles.date} createdAt={createdAt} readingMinutes={readingMinutes} author={author} />
      {image === null ? null : (
        <FramedPicture className={styles.picture} path={image} alt="" {...openingPicture} height={469} priority />
      )}
    </header>
  );
}
