import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { LeftIcon } from '../icons/left';
import { RightIcon } from '../icons/right';
import { textsOf } from '../texts';
import { IconLink } from './icon-button';
import styles from './pager.module.css';

interface PagerProps {
  /** The position in words: 'Properties 1 - 3 of 24'. */
  readonly text: string;
  /** The links of previous and next without script; `null` at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Left out where the arrows are plain links. -1 for previous, 1 for next. */
  readonly onMove?: (step: -1 | 1) => void;
}

/** The position in a list, with links to the previous and next page; without them where there is one page. */
export function Pager({ text, previous, next, onMove }: PagerProps) {
  const texts = useTexts(textsOf);
  const arrows = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // At an end the pressed arrow is disabled: the focus moves to the other one.
  useEffect(() => {
    if (!pressed.current || (previous !== null && next !== null)) return;
    pressed.current = false;
    if (document.activeElement === document.body) arrows.current?.querySelector('a')?.focus();
  }, [previous, next]);

  function move(step: -1 | 1) {
    if (onMove === undefined) return undefined;
    return (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      pressed.current = true;
      onMove(step);
    };
  }
  return (
    <div className={styles.pager}>
      <p aria-live="polite">{text}</p>
      {previous === null && next === null ? null : (
        <div ref={arrows} className={styles.arrows}>
          <IconLink
            icon={LeftIcon}
            label={texts.previousPage}
            {...(previous === null ? {} : { href: previous, rel: 'prev', onClick: move(-1) })}
          />
          <IconLink
            icon={RightIcon}
            label={texts.nextPage}
            {...(next === null ? {} : { href: next, rel: 'next', onClick: move(1) })}
          />
        </div>
      )}
    </div>
  );
}
