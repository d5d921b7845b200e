import type { BlogCard } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Container } from '@iwan/shared/ui/container';
import { TextLink } from '@iwan/shared/ui/text-link';
import { BlogGrid } from '../../parts/blog-grid';
import styles from './lost-article.module.css';
import { texts } from './texts';

/** The page of an address that leads to no article: says so, shows the latest ones, and the way to all of them. */
export function LostArticle({ latest }: { readonly latest: readonly BlogCard[] }) {
  return (
    <Container className={styles.lost}>
      <h1>{texts.notFound}</h1>
      <p className={styles.reason}>{texts.reason}</p>
      <p className={styles.goesOn}>{texts.goesOn}</p>
      <p>
        <TextLink href={paths.blog()}>{texts.toBlog}</TextLink>
      </p>
      {latest.length === 0 ? null : (
        <section className={styles.latest} aria-labelledby="latest">
          <h2 id="latest">{texts.latest}</h2>
          <BlogGrid blogs={latest} level={3} />
        </section>
      )}
    </Container>
  );
}
