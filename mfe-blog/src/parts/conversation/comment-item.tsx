import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './comment-item.module.css';
import type { Comment } from './data/conversation';
import { ReplyIcon } from './reply-icon';
import { textsOf } from './texts';

interface CommentItemProps {
  readonly comment: Comment;
  /** The author who is replied to, where the position does not show it. */
  readonly answers?: string | null;
  readonly onReply: (comment: Comment) => void;
}

/** A comment. Its characters and links are shown as text (section 3). */
export function CommentItem({ comment, answers = null, onReply }: CommentItemProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { id, author, text, createdAt } = comment;
  return (
    <>
      <p className={styles.by}>
        <b>{author ?? texts.unnamed}</b>
        {answers === null ? null : <span>{texts.answers(answers)}</span>}
        {createdAt === null ? null : <time dateTime={createdAt}>{format.day(new Date(createdAt), 'Asia/Dubai')}</time>}
      </p>
      <p className={styles.text}>{text}</p>
      {id === null ? null : (
        <button
          type="button"
          className={styles.reply}
          aria-label={texts.replyTo(author ?? texts.unnamed)}
          onClick={() => onReply(comment)}
        >
          <ReplyIcon />
          {texts.reply}
        </button>
      )}
    </>
  );
}
