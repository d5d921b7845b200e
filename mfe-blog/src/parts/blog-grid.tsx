import type { BlogCard as Blog } from '@iwan/shared/domain/model/entities';
import { BlogCard } from './blog-card';
import styles from './blog-grid.module.css';

interface BlogGridProps {
  readonly blogs: readonly Blog[];
  /** Whether the page opens with it, so that its first picture comes first. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
}

/** Articles side by side: three, two, one. */
export function BlogGrid({ blogs, isFirst = false, level = 2 }: BlogGridProps) {
  return (
    <ul className={styles.grid}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} priority={isFirst && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
