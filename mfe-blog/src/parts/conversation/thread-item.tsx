import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { Link } from '@iwan/shared/ui/links/link';
import { memo } from 'react';
import { CommentForm } from './comment-form';
import type { Comment, Thread } from './data/conversation';
import type { OwnComment } from './data/send-comment';
import { textsOf } from './texts';
import styles from './thread-item.module.css';

/** Deeper replies are not indented further, so that they can be read on a phone; they name whom they reply to. */
const deepestStep = 3;

interface ThreadItemProps {
  readonly blogId: string;
  readonly thread: Thread;
  /** How many of its replies are shown; the others need a press. */
  readonly repliesShown: number;
  /** The comment or reply whose reply form is open. */
  readonly openReply: string | null;
  readonly onReplyTo: (thread: string, comment: string | null) => void;
  readonly onSent: (own: OwnComment, thread: string) => void;
  readonly onMore: (thread: string) => void;
  /** The page with all of them, for a press before hydration. */
  readonly moreHref: string;
}

/** A comment with its replies. Memoised. */
export const ThreadItem = memo(function ThreadItem(props: ThreadItemProps) {
  const texts = useTexts(textsOf);
  const { blogId, thread, repliesShown, openReply, onReplyTo, onSent, onMore, moreHref } = props;
  const shown = thread.replies.slice(0, repliesShown);
  const hidden = thread.replies.length - shown.length + thread.more;
  const onReply = ({ key }: Comment) => onReplyTo(thread.key, key);
  const formBelow = ({ key, id, author }: Comment) =>
    key !== openReply || id === null ? null : (
      <CommentForm
        blogId={blogId}
        replyTo={{ id, author }}
        onSent={(own) => onSent(own, thread.key)}
        onClose={() => onReplyTo(thread.key, null)}
      />
    );
  return (
    <li className={styles.thread}>
      <article data-comment={thread.key}>
        <CommentItem comment={thread} onReply={onReply} />
        {formBelow(thread)}
      </article>
      {shown.length === 0 ? null : (
        <ul className={styles.replies}>
          {shown.map((reply) => (
            <li key={reply.key} className={styles.reply} data-depth={Math.min(reply.depth, deepestStep)}>
              <article data-comment={reply.key}>
                <CommentItem
                  comment={reply}
                  inReplyTo={reply.depth > deepestStep ? reply.inReplyTo : null}
                  onReply={onReply}
                />
                {formBelow(reply)}
              </article>
            </li>
          ))}
        </ul>
      )}
      {hidden === 0 ? null : (
        <Link
          className={styles.more}
          href={moreHref}
          onClick={(event) => {
            event.preventDefault();
            onMore(thread.key);
          }}
        >
          {texts.moreReplies(hidden)}
        </Link>
      )}
    </li>
  );
});

interface CommentItemProps {
  readonly comment: Comment;
  /** The author who is replied to, where the position does not show it. */
  readonly inReplyTo?: string | null;
  readonly onReply: (comment: Comment) => void;
}

/** A comment. Its characters and links are shown as text (section 3). */
function CommentItem({ comment, inReplyTo = null, onReply }: CommentItemProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { id, author, text, createdAt } = comment;
  return (
    <>
      <p className={styles.by}>
        <b>
          <bdi>{author ?? texts.unnamed}</bdi>
        </b>
        {inReplyTo === null ? null : <span>{texts.inReplyTo(inReplyTo)}</span>}
        {createdAt === null ? null : <time dateTime={createdAt}>{format.day(new Date(createdAt), 'Asia/Dubai')}</time>}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {id === null ? null : (
        <button
          type="button"
          className={styles.replyButton}
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

function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M10 6L4.5 11.5 10 17M5 11.5h8.5a6 6 0 0 1 6 6" />
    </Icon>
  );
}
