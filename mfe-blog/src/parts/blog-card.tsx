import type { BlogCard as Blog } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/card-link';
import { FramedPicture } from '@iwan/shared/ui/framed-picture';
import styles from './blog-card.module.css';

interface BlogCardProps {
  readonly blog: Blog;
  readonly priority: boolean;
}

/** Dubai's date, wherever the server and the reader are. */
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });

/** An article in the list; its heading is the one link and covers the card. */
export function BlogCard({ blog: { id, heading, summary, image, createdAt }, priority }: BlogCardProps) {
  return (
    <article className={styles.card}>
      <FramedPicture
        className={styles.media}
        path={image}
        alt=""
        width={428}
        height={285}
        sizes="(max-width: 767.98px) 92vw, (max-width: 990.98px) 45vw, (max-width: 1440px) 30vw, 428px"
        priority={priority}
      />
      {createdAt === null ? null : (
        <p className={styles.date}>
          <time dateTime={createdAt}>{dateFormat.format(new Date(createdAt))}</time>
        </p>
      )}
      <h2 className={styles.heading}>
        <CardLink href={paths.article(id)}>{heading}</CardLink>
      </h2>
      {summary === null ? null : <p className={styles.summary}>{summary}</p>}
    </article>
  );
}
