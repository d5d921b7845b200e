import type { BlogCard as Blog } from '@iwan/shared/contracts/entities';
import { Container } from '@iwan/shared/ui/container';
import { EmptyState } from '@iwan/shared/ui/empty-state';
import { PageHead } from '@iwan/shared/ui/page-head';
import { BlogCard } from './blog-card';
import styles from './blog-page.module.css';
import { texts } from './texts';

export type BlogData = readonly Blog[];

/** The blog's list (section 2). */
export function BlogPage({ data }: { readonly data: BlogData }) {
  return (
    <div className={styles.page}>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
        {data.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <ul className={styles.grid}>
            {data.map((blog, index) => (
              <li key={blog.id}>
                <BlogCard blog={blog} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </div>
  );
}
