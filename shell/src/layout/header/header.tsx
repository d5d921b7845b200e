import { classNames } from '@iwan/shared/dom/class-names';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { Container } from '@iwan/shared/ui/layout/container';
import { useEffect, useRef, useState } from 'react';
import { AccountMenu } from '../account/account-menu';
import { Brand } from '../brand';
import { DisplayUnitsMenu } from '../display/display-units-menu';
import { useExchangeRate } from '../display/use-exchange-rate';
import { textsOf } from '../texts';
import { CompareCount } from './compare-count';
import styles from './header.module.css';
import type { ExternalSites } from './join-us-links';
import { JoinUsMenu } from './join-us-menu';
import { MainLinks } from './main-links';
import { MobileMenu } from './mobile-menu';
import { SavedCount } from './saved-count';

interface HeaderProps {
  readonly pathname: string;
  readonly links: ExternalSites;
}

/** The header of every page (section 2). */
export function Header({ pathname, links }: HeaderProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const top = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const rate = useExchangeRate();

  useEffect(() => {
    if (top.current === null) return;
    const seen = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    seen.observe(top.current);
    return () => seen.disconnect();
  }, []);

  return (
    <>
      <div ref={top} className={styles.top} />
      <header className={classNames(styles.header, scrolled && styles.scrolled)}>
        <Container className={styles.inner}>
          <Brand />
          <nav className={styles.nav} aria-label={texts.mainNavigation}>
            <MainLinks pathname={pathname} />
            <JoinUsMenu pathname={pathname} sites={links} />
          </nav>
          <div className={styles.end}>
            <div className={styles.chosen}>
              <SavedCount />
              <CompareCount />
            </div>
            <div className={styles.units}>
              <DisplayUnitsMenu pathname={pathname} rate={rate} />
            </div>
            <div className={styles.account}>
              <AccountMenu pathname={pathname} />
            </div>
            <WhatsappLink
              className={styles.whatsappWide}
              phone={business.whatsapp.digits}
              message={whatsappMessage(business.name, null, locale)}
              label={texts.whatsappUs}
              word={texts.whatsapp}
            />
            <WhatsappLink
              className={styles.whatsappNarrow}
              phone={business.whatsapp.digits}
              message={whatsappMessage(business.name, null, locale)}
              label={texts.whatsappUs}
            />
            <div className={styles.burger}>
              <MobileMenu pathname={pathname} sites={links} rate={rate} />
            </div>
          </div>
        </Container>
      </header>
    </>
  );
}
