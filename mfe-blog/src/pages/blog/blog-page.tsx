import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { BlogCard as Blog } from '@iwan/shared/domain/model/entities';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { BlogGrid } from '../../parts/blog-grid';
import styles from './blog-page.module.css';
import { textsOf } from './texts';

export type BlogData = readonly Blog[];

/** The blog's list (section 2). */
export function BlogPage({ data }: { readonly data: BlogData }) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.page}>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
        {data.length === 0 ? (
          <EmptyState title={texts.none} reason={texts.soon} />
        ) : (
          <div className={styles.list}>
            <BlogGrid blogs={data} isFirst />
          </div>
        )}
      </Container>
    </div>
  );
}
