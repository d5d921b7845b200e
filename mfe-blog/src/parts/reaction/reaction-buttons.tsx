import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useId } from 'react';
import type { Reaction } from './reaction';
import styles from './reaction-buttons.module.css';
import { textsOf } from './texts';
import { useReaction } from './use-reaction';

interface ReactionButtonsProps {
  readonly blogId: string;
  /** The last data from the backend. */
  readonly read: Reaction;
}

/** Like and dislike (section 4). */
export function ReactionButtons({ blogId, read }: ReactionButtonsProps) {
  const texts = useTexts(textsOf);
  const { likes, mine, isSignedIn, hasFailed, express: say } = useReaction(blogId, read);
  const hint = useId();
  const face = { type: 'button', className: styles.react, 'aria-describedby': isSignedIn ? undefined : hint } as const;
  return (
    <>
      <button {...face} aria-label={texts.like(likes)} aria-pressed={mine === 'liked'} onClick={() => say('liked')}>
        <Thumb />
        <span className={styles.likes}>{likes}</span>
      </button>
      <button {...face} aria-label={texts.dislike} aria-pressed={mine === 'disliked'} onClick={() => say('disliked')}>
        <Thumb isDown />
      </button>
      {isSignedIn ? null : (
        <p id={hint} className="visually-hidden">
          {texts.signedOut}
        </p>
      )}
      <p className={styles.failed} role="status">
        {hasFailed ? texts.failed : null}
      </p>
    </>
  );
}

function Thumb({ isDown = false }: { readonly isDown?: boolean }) {
  return (
    <svg className={isDown ? styles.down : undefined} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M7.5 11l3.5-7.5c1.3 0 2 .9 2 2.2V9h5.2a1.8 1.8 0 0 1 1.8 2.1l-1.2 7A2 2 0 0 1 16.800 20H7.500M7.500 11v9H4v-9z" />
    </svg>
  );
}
