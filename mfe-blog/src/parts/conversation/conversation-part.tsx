import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CommentForm } from './comment-form';
import styles from './conversation-part.module.css';
import type { Conversation } from './data/conversation';
import type { OwnComment } from './data/send-comment';
import { KeepsPlace } from './keeps-place';
import { textsOf } from './texts';
import { ThreadItem } from './thread-item';
import { useConversation } from './use-conversation';

interface ConversationPartProps {
  readonly blogId: string;
  /** The part of the conversation that the document contains. */
  readonly loaded: Conversation;
  /** Whether that is all of it. */
  readonly isWhole: boolean;
  /** Called with the article's record whenever it is loaded again. */
  readonly onRead: (record: UntrustedRecord) => void;
}

/** The page with every comment, for a press before hydration. */
const wholeHref = '?comments=all#comments';

/** The comments of an article (section 2). Static HTML until it is near the window or touched; then it updates itself. */
export function ConversationPart({ blogId, loaded, isWhole, onRead }: ConversationPartProps) {
  const texts = useTexts(textsOf);
  const part = useRef<HTMLElement>(null);
  const live = useConversation({ blogId, loaded, isWhole, part, onRead });
  const { threads, total, hidden, news, isWaiting, repliesShown, showAll, openThread } = live;
  const [openReply, setOpenReply] = useState<{ readonly thread: string; readonly comment: string } | null>(null);

  const latest = useRef({ openReply, add: live.add });
  useEffect(() => {
    latest.current = { openReply, add: live.add };
  });
  const replyTo = useCallback((thread: string, comment: string | null) => {
    const { openReply: before } = latest.current;
    setOpenReply(comment === null ? null : { thread, comment });
    // Closing the form returns the focus to where it was opened.
    if (comment === null && before !== null) replyButton(part.current, before.comment)?.focus();
  }, []);
  const addOwn = useCallback(
    (own: OwnComment, thread: string) => {
      replyTo(thread, null);
      latest.current.add(own, thread);
    },
    [replyTo],
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
      <CommentForm blogId={blogId} onSent={(own) => live.add(own, null)} />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {threads.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
      <ul className={styles.threads}>
        <KeepsPlace part={part}>
          {threads.map((thread) => (
            <ThreadItem
              key={thread.key}
              blogId={blogId}
              thread={thread}
              repliesShown={repliesShown(thread.key)}
              openReply={openReply?.thread === thread.key ? openReply.comment : null}
              onReplyTo={replyTo}
              onSent={addOwn}
              onMore={openThread}
              moreHref={wholeHref}
            />
          ))}
        </KeepsPlace>
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

function replyButton(part: HTMLElement | null, key: string): HTMLElement | null {
  const comments = [...(part?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])];
  return comments.find(({ dataset }) => dataset.comment === key)?.querySelector('button') ?? null;
}
