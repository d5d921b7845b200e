import type { KeyboardEvent, MouseEvent } from 'react';
import { useIsHydrated } from '../../dom/use-is-hydrated';
import { Link } from '../links/link';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** The link to the same choice without script. */
  readonly href: string;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  /** The id of the tab panel. */
  readonly panel: string;
  readonly label: string;
  /** Left out where the tabs are plain links to other addresses. */
  readonly onChoose?: (id: string) => void;
}

/** The id of a tab, by which its panel is labelled; without spaces, which separate ids. */
export function tabId(panel: string, tab: string): string {
  return `${panel}-tab-${tab.replaceAll(' ', '-')}`;
}

/** Tabs: the arch is below the chosen one. Links without script; with it, a tab list with arrow keys. */
export function Tabs({ tabs, chosen, panel, label, onChoose }: TabsProps) {
  const isHydrated = useIsHydrated();
  if (onChoose === undefined) {
    return (
      <nav className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            className={styles.tab}
            href={tab.href}
            aria-current={tab.id === chosen ? 'true' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
    );
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          role="tab"
          id={tabId(panel, tab.id)}
          className={styles.tab}
          href={tab.href}
          aria-selected={tab.id === chosen}
          aria-controls={panel}
          // Without arrow keys, each link is in the tab order.
          tabIndex={isHydrated && tab.id !== chosen ? -1 : 0}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onChoose(tab.id);
          }}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}

/** Arrow keys, Home and End choose another tab, as in the ARIA pattern; Space chooses the focused one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.indexOf(event.target as HTMLElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const goal = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: all.length - 1, ' ': at }[event.key];
  if (at < 0 || goal === undefined) return;
  event.preventDefault();
  const next = all[(goal + all.length) % all.length];
  next?.focus();
  next?.click();
}
