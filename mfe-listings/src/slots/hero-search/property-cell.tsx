import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectName } from '@iwan/shared/domain/search/words/project-names';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { useRef } from 'react';
import styles from './hero-search.module.css';
import { findField, moveAmongChoices } from './move-among-choices';
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
