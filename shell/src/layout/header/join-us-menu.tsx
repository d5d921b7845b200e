import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import type { KeyboardEvent } from 'react';
import { textsOf } from '../texts';
import { type ExternalSites, JoinUsLinks } from './join-us-links';
import styles from './join-us-menu.module.css';

/**
 * The Join Us dropdown of the wide header: the APG's disclosure navigation, with its optional arrow keys. It opens on
 * click, never on hover.
 */
export function JoinUsMenu({ pathname, sites }: { readonly pathname: string; readonly sites: ExternalSites }) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown, close } = useDisclosure(pathname);
  return (
    <details
      ref={details}
      suppressHydrationWarning
      className={styles.joinUs}
      onKeyDown={(event) => {
        onKeyDown(event);
        moveAmongLinks(event);
      }}
    >
      <summary>
        {texts.joinUs}
        <DownIcon className={styles.arrow} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls */}
      <div className={styles.menu} onClick={close}>
        <JoinUsLinks pathname={pathname} sites={sites} />
      </div>
    </details>
  );
}

/**
 * The optional keys of the APG's disclosure navigation: Down opens it and moves to the first link, the arrows move between
 * links and stop at the ends, Home and End move to them.
 */
function moveAmongLinks(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, target, currentTarget: details } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...details.querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key];
  // On the button, closed or open, only Down moves into the list.
  if (goal === undefined || (at < 0 && key !== 'ArrowDown')) return;
  event.preventDefault();
  details.open = true;
  links[Math.min(Math.max(goal, 0), links.length - 1)]?.focus();
}
