import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectName } from '@iwan/shared/domain/search/words/project-names';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { type KeyboardEvent, useRef } from 'react';
import styles from './hero-search.module.css';
import { PropertyList } from './property-list';
import { textsOf } from './texts';

interface PropertyCellProps {
  readonly locations: readonly string[];
  readonly chosen: readonly ProjectName[];
  readonly onChange: (chosen: readonly ProjectName[]) => void;
}

/** The properties of the chosen locations; disabled until a location is chosen. */
export function PropertyCell(props: PropertyCellProps) {
  const texts = useTexts(textsOf);
  if (props.locations.length > 0 || props.chosen.length > 0) return <OpenCell {...props} />;
  return (
    <button type="button" className={styles.cell} disabled aria-describedby="search-property-why">
      <b>{texts.properties}</b>
      <span id="search-property-why">{texts.locked}</span>
      <LockIcon className={styles.mark} />
    </button>
  );
}

function OpenCell({ locations, chosen, onChange }: PropertyCellProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown, close } = useDisclosure('');
  const list = useRef<HTMLDivElement>(null);

  function done(): void {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  const [first, ...more] = chosen;
  return (
    <details
      ref={details}
      className={styles.choice}
      onKeyDown={(event) => {
        onKeyDown(event);
        moveAmongChoices(event);
      }}
      onToggle={(event) => {
        if (event.currentTarget.open && list.current !== null) showList(event.currentTarget, list.current);
      }}
    >
      <summary className={styles.cell}>
        <b>{texts.properties}</b>
        <span>{first === undefined ? texts.anyProperty : texts.chosen(first.name, more.length)}</span>
        <DownIcon className={styles.mark} />
      </summary>
      <div ref={list} className={styles.list}>
        <PropertyList locations={locations} chosen={chosen} onChange={onChange} onDone={done} />
      </div>
    </details>
  );
}

/** Scrolls the open list into view, and puts the cursor into its search field. */
function showList(cell: HTMLElement, list: HTMLElement): void {
  scrollIntoSight(list, 'nearest');
  // Not where the focus is in the list already, by an arrow key.
  if (!list.contains(document.activeElement)) findField(cell)?.focus({ preventScroll: true });
}

function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="10.5" width="13" height="10" rx="1" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </Icon>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a list of checkboxes: Enter toggles the focused box and never submits the form; letters and Backspace go to the
 * search field. Arrow keys move from the cell and its search field to the boxes and between them; up from the first returns to
 * the field. Home and End go to the first and the last box. Alt with an arrow opens and closes, as in a native list.
 */
function moveAmongChoices(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, target, currentTarget: details } = event;
  const step = steps[key];
  if (event.ctrlKey || event.metaKey) return;
  if (event.altKey) {
    if (step === undefined) return;
    event.preventDefault();
    details.open = step === 1;
    if (step === -1) details.querySelector('summary')?.focus();
    return;
  }
  if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    if (key === 'Enter') {
      event.preventDefault();
      target.click();
      return;
    }
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      stopsOf(details)
        .filter(({ type }) => type === 'checkbox')
        .at(key === 'Home' ? 0 : -1)
        ?.focus();
      return;
    }
    // The key itself then takes effect in the field.
    if ((key.length === 1 && key !== ' ') || key === 'Backspace') findField(details)?.focus();
  }
  if (step === undefined) return;
  if (!details.open) {
    if (step === -1) return;
    details.open = true;
  }
  const stops = stopsOf(details);
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  const next = stops[Math.max(at + step, 0)];
  event.preventDefault();
  next?.focus();
}

/** The search field and the visible boxes. */
function stopsOf(details: HTMLDetailsElement): readonly HTMLInputElement[] {
  return [...details.querySelectorAll('input')].filter((input) => input.closest('[hidden]') === null);
}

/** The search field of an open list. */
function findField(details: HTMLElement): HTMLInputElement | null {
  return details.querySelector<HTMLInputElement>('input[type=search]');
}
