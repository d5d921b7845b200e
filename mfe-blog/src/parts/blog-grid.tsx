import type { BlogCard as Blog } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import styles from './blog-grid.module.css';
import { Dateline } from './dateline';

interface BlogGridProps {
  readonly blogs: readonly Blog[];
  /** Whether it is at the top of the page, so that its first picture is loaded eagerly. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
}

/** Articles in three, two or one columns; at the top of a page the first one takes a row. */
export function BlogGrid({ blogs, isFirst = false, level = 2 }: BlogGridProps) {
  return (
    <ul className={styles.grid}>
      {blogs.map((blog, index) => (
        <li key={blog.id} className={isFirst && index === 0 ? styles.lead : undefined}>
          <BlogCard blog={blog} isLead={isFirst && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}

const cardSizes = '(max-width: 767.98px) 92vw, (max-width: 990.98px) 45vw, (max-width: 1440px) 30vw, 428px';
const leadSizes = '(max-width: 990.98px) 92vw, (max-width: 1440px) 61vw, 884px';

interface BlogCardProps {
  readonly blog: Blog;
  readonly isLead: boolean;
  /** The heading level, below the one of the list. */
  readonly level?: 2 | 3;
}

/** An article in a list; its heading is a link that covers the card. */
function BlogCard({ blog, isLead, level = 2 }: BlogCardProps) {
  const { id, heading, summary, image, createdAt } = blog;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <FramedPicture
        className={styles.media}
        path={image}
        alt=""
        width={isLead ? 884 : 428}
        height={isLead ? 589 : 285}
        sizes={isLead ? leadSizes : cardSizes}
        priority={isLead}
      />
      <Dateline className={styles.date} createdAt={createdAt} />
      <Heading className={styles.heading}>
        <CardLink href={paths.article(id)}>
          <RecordWords of={blog} field="heading">
            {heading}
          </RecordWords>
        </CardLink>
      </Heading>
      {summary === null ? null : (
        <p className={styles.summary}>
          <RecordWords of={blog} field="description">
            {summary}
          </RecordWords>
        </p>
      )}
    </article>
  );
}
