import { ButtonLink } from '@iwan/shared/ui/button';
import { useRef } from 'react';
import type { Conversation } from './conversation';
import styles from './conversation-part.module.css';
import { texts } from './texts';
import { ThreadItem } from './thread-item';
import { useConversation } from './use-conversation';

interface ConversationPartProps {
  readonly blogId: string;
  /** What the document carries of it. */
  readonly loaded: Conversation;
  /** Whether that is all of it. */
  readonly isWhole: boolean;
}

/** The same page with every comment, for a press before this code has come. */
const wholeHref = '?comments=all#comments';

/**
 * What readers have said about an article (section 2). HTML until it is near or touched; then it goes on by itself.
 */
export function ConversationPart({ blogId, loaded, isWhole }: ConversationPartProps) {
  const part = useRef<HTMLElement>(null);
  const { threads, total, hidden, news, isWaiting, repliesShown, showAll, openThread } = useConversation(
    blogId,
    loaded,
    isWhole,
    part,
  );
  return (
    <section
      ref={part}
      id="comments"
      className={styles.conversation}
      aria-labelledby="comments-title"
      data-hydration="visible"
      data-scroll="keep"
    >
      <h2 id="comments-title" className={styles.title}>
        {texts.title}{' '}
        <span className={styles.count} aria-hidden="true">
          ({total})
        </span>
        <span className="visually-hidden">{texts.count(total)}</span>
      </h2>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {threads.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
      <ul>
        {threads.map((thread) => (
          <ThreadItem
            key={thread.key}
            thread={thread}
            repliesShown={repliesShown(thread.key)}
            onMore={openThread}
            moreHref={wholeHref}
          />
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <ButtonLink
          className={styles.more}
          look="outline"
          href={wholeHref}
          aria-busy={isWaiting || undefined}
          onClick={(event) => {
            event.preventDefault();
            showAll();
          }}
        >
          {texts.viewMore} <span className={styles.hint}>({texts.viewMoreHint(hidden)})</span>
        </ButtonLink>
      )}
    </section>
  );
}
