import { writtenDate } from '../date';
import styles from './comment-item.module.css';
import type { Comment } from './conversation';
import { texts } from './texts';

interface CommentItemProps {
  readonly comment: Comment;
  /** Whom it answers, where that is not plain from where it stands. */
  readonly answers?: string | null;
}

/** What somebody has said. Characters and links are text as they were typed (section 3). */
export function CommentItem({ comment, answers = null }: CommentItemProps) {
  const { author, text, createdAt } = comment;
  return (
    <>
      <p className={styles.by}>
        <b>{author ?? texts.unnamed}</b>
        {answers === null ? null : <span>{texts.answers(answers)}</span>}
        {createdAt === null ? null : <time dateTime={createdAt}>{writtenDate(createdAt)}</time>}
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}
