import type { BlogCard as Blog } from '@iwan/shared/domain/model/entities';
import { BlogCard } from './blog-card';
import styles from './blog-grid.module.css';

interface BlogGridProps {
  readonly blogs: readonly Blog[];
  /** Whether it is at the top of the page, so that its first picture is loaded eagerly. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
}

/** Articles in three, two or one columns. */
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
