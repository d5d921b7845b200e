import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useOverlay } from '@iwan/shared/state/site-store';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { AccountLines } from '../account/account-lines';
import { DisplayChoices } from '../display/display-choices';
import type { RateResponse } from '../display/use-exchange-rate';
import { LanguageSwitch, type Place } from '../language/language-switch';
import { textsOf } from '../texts';
import { type ExternalSites, JoinUsLinks } from './join-us-links';
import { MainLinks } from './main-links';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly place: Place;
  readonly sites: ExternalSites;
  readonly rate: RateResponse;
}

/**
 * The full-height menu of the narrow header, a disclosure that traps the keyboard: the page behind neither scrolls nor takes
 * the focus while it is open.
 */
export function MobileMenu({ place, sites, rate }: MobileMenuProps) {
  const { pathname } = place;
  const texts = useTexts(textsOf);
  const { details, onKeyDown, close } = useDisclosure(pathname);
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen ? close : null);

  useEffect(() => {
    // It may have been opened before this code was loaded.
    setOpen(details.current?.open === true);
    const wide = matchMedia('(min-width: 73.75em)');
    const closeWhenWide = () => wide.matches && details.current?.removeAttribute('open');
    wide.addEventListener('change', closeWhenWide);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
      setPageInert(false);
    };
  }, [details]);

  /** A dialog opened from here returns the focus to the menu's own button, since its link is hidden by then. */
  function leave(): void {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  function keepFocus(event: KeyboardEvent<HTMLDetailsElement>): void {
    onKeyDown(event);
    if (event.key !== 'Tab' || !event.currentTarget.open) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, a, button, input:checked')];
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return (
    <details
      ref={details}
      suppressHydrationWarning
      className={styles.burger}
      onKeyDown={keepFocus}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => {
        setPageInert(event.currentTarget.open);
        setOpen(event.currentTarget.open);
      }}
    >
      <summary aria-label={texts.menu}>
        <MenuIcon className={styles.opens} />
        <CloseIcon className={styles.closes} />
      </summary>
      <div className={styles.sheet}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are the controls */}
        <nav aria-label={texts.mainNavigation} onClick={close}>
          <MainLinks pathname={pathname} />
          <div className={styles.joinUs}>
            <JoinUsLinks pathname={pathname} sites={sites} />
            <LanguageSwitch place={place} />
          </div>
        </nav>
        <div className={styles.account}>
          <AccountLines onLeave={leave} />
        </div>
        <div className={styles.units}>
          <DisplayChoices place="menu" rate={rate} />
        </div>
      </div>
    </details>
  );
}

/** The skip link of the page is inert as well. */
function setPageInert(inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, a[href="#main"]')) element.inert = inert;
}

function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.5h17M3.5 15.5h17" />
    </Icon>
  );
}
