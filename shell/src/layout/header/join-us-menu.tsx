import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { textsOf } from '../texts';
import { type ExternalSites, JoinUsLinks } from './join-us-links';
import styles from './join-us-menu.module.css';
import { moveAmongLinks } from './move-among-links';

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
