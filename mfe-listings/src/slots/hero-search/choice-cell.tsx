import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { useEffect, useRef } from 'react';
import { ChoicePanel, type Choosing } from './choice-panel';
import styles from './hero-search.module.css';
import { findField, moveAmongChoices } from './move-among-choices';
import { textsOf } from './texts';

interface ChoiceCellProps extends Choosing {
  /** The text of the cell while nothing is chosen. */
  readonly nothing: string;
}

/** A cell of the panel: its choices as text, and below it the list of checkboxes. */
export function ChoiceCell({ nothing, ...choosing }: ChoiceCellProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown, close } = useDisclosure('');
  const list = useRef<HTMLDivElement>(null);
  const [first, ...more] = choosing.chosen;

  // Opened before hydration.
  useEffect(() => {
    if (details.current?.open && list.current !== null) showList(details.current, list.current);
  }, [details]);

  function done(): void {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      suppressHydrationWarning
      className={styles.choice}
      data-works-unaided=""
      onKeyDown={(event) => {
        onKeyDown(event);
        moveAmongChoices(event);
      }}
      onToggle={(event) => {
        if (event.currentTarget.open && list.current !== null) showList(event.currentTarget, list.current);
      }}
    >
      <summary className={styles.cell}>
        <b>{choosing.label}</b>
        <span>{first === undefined ? nothing : texts.chosen(first, more.length)}</span>
        <DownIcon className={styles.mark} />
      </summary>
      <div ref={list} className={styles.list}>
        <ChoicePanel {...choosing} onDone={done} />
      </div>
    </details>
  );
}

/** Scrolls a cell's open list into view, and puts the cursor into its search field. */
function showList(cell: HTMLElement, list: HTMLElement): void {
  // The panel is low on the screen: its lists open outside of the visible part.
  scrollIntoSight(list, 'nearest');
  // Not where the focus is in the list already, by an arrow key.
  if (!list.contains(document.activeElement)) findField(cell)?.focus({ preventScroll: true });
}
