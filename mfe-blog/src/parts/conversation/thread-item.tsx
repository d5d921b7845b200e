import { memo } from 'react';
import { CommentItem } from './comment-item';
import type { Thread } from './conversation';
import { texts } from './texts';
import styles from './thread-item.module.css';

/** Deeper answers stand no further in, so that they can be read on a phone; they say whom they answer. */
const deepestStep = 3;

interface ThreadItemProps {
  readonly thread: Thread;
  /** How many of its replies show; the others wait for a press. */
  readonly repliesShown: number;
  readonly onMore: (key: string) => void;
  /** The page with all of them, for a press before this code has come. */
  readonly moreHref: string;
}

/** A comment and what was answered below it. Drawn anew only when something was said in it. */
export const ThreadItem = memo(function ThreadItem({ thread, repliesShown, onMore, moreHref }: ThreadItemProps) {
  const { replies, more } = thread;
  const shown = replies.slice(0, repliesShown);
  const hidden = replies.length - shown.length + more;
  return (
    <li className={styles.thread} data-comment={thread.key}>
      <article>
        <CommentItem comment={thread} />
      </article>
      {shown.length === 0 ? null : (
        <ul className={styles.replies}>
          {shown.map((reply) => (
            <li
              key={reply.key}
              className={styles.reply}
              data-comment={reply.key}
              style={{ '--depth': Math.min(reply.depth, deepestStep) } as object}
            >
              <article>
                <CommentItem comment={reply} answers={reply.depth > deepestStep ? reply.answers : null} />
              </article>
            </li>
          ))}
        </ul>
      )}
      {hidden === 0 ? null : (
        <a
          className={styles.more}
          href={moreHref}
          onClick={(event) => {
            event.preventDefault();
            onMore(thread.key);
          }}
        >
          {texts.moreReplies(hidden)}
        </a>
      )}
    </li>
  );
});
