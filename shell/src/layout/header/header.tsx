import { classNames } from '@iwan/shared/dom/class-names';
import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { unitWords } from '@iwan/shared/domain/values/unit-words';
import { paths } from '@iwan/shared/paths/paths';
import {
  dialogStore,
  useBasket,
  useDialogs,
  useDisplayUnits,
  useFavourites,
  useRecent,
  useSearches,
} from '@iwan/shared/state/site-store';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { HeartIcon } from '@iwan/shared/ui/icons/heart';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { Container } from '@iwan/shared/ui/layout/container';
import { Link } from '@iwan/shared/ui/links/link';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { AccountMenu } from '../account/account-menu';
import { Brand } from '../brand';
import { DisplayChoices } from '../display/display-choices';
import displayUnitsStyles from '../display/display-units.module.css';
import { type RateResponse, useExchangeRate } from '../display/use-exchange-rate';
import { LanguageOffer } from '../language/language-offer';
import { LanguageSwitch, type Place } from '../language/language-switch';
import { textsOf } from '../texts';
import countStyles from './compare-count.module.css';
import compareCountStyles from './compare-count.module.css';
import styles from './header.module.css';
import type { ExternalSites } from './join-us-links';
import { JoinUsMenu } from './join-us-menu';
import { MainLinks } from './main-links';
import { MobileMenu } from './mobile-menu';

interface HeaderProps {
  readonly place: Place;
  readonly links: ExternalSites;
}

/** The header of every page (section 2). */
export function Header({ place, links }: HeaderProps) {
  const { pathname } = place;
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
              <LanguageSwitch className={styles.language} place={place} />
              <DisplayUnitsMenu pathname={pathname} rate={rate} />
            </div>
            <div className={styles.account}>
              <AccountMenu pathname={pathname} />
            </div>
            <WhatsappLink
              className={styles.whatsappWide}
              phone={business.whatsapp.digits}
              message={whatsappMessage(businessTextsOf(locale).name, null, locale)}
              label={texts.whatsappUs}
              word={texts.whatsapp}
            />
            <WhatsappLink
              className={styles.whatsappNarrow}
              phone={business.whatsapp.digits}
              message={whatsappMessage(businessTextsOf(locale).name, null, locale)}
              label={texts.whatsappUs}
            />
            <div className={styles.burger}>
              <MobileMenu place={place} sites={links} rate={rate} />
            </div>
          </div>
        </Container>
        <LanguageOffer pathname={pathname} />
      </header>
    </>
  );
}

/** How many projects are in the compare basket, linked to Compare; hidden while it is empty. */
function CompareCount() {
  const texts = useTexts(textsOf);
  const projects = useDeferredValue(useBasket((basket) => basket.projects));
  const count = projects.length;
  return (
    <>
      {count === 0 ? null : (
        <Link
          className={compareCountStyles.compare}
          href={paths.compare({ project: projects.map(({ id }) => id) })}
          aria-label={texts.compareCount(count)}
          title={texts.compare}
        >
          <ScalesIcon />
          <span className={compareCountStyles.count}>{count}</span>
        </Link>
      )}
      <span className="visually-hidden" role="status">
        {count === 0 ? '' : texts.compareCount(count)}
      </span>
    </>
  );
}

function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v16M7.5 20h9M5 7.5h14" />
      <path d="M2.5 14.5L5.5 8l3 6.5a3 3 0 0 1-6 0zM15.5 14.5l3-6.5 3 6.5a3 3 0 0 1-6 0z" />
    </Icon>
  );
}

/** The menu of currency and unit of area in the wide header; its summary shows the current choice. */
function DisplayUnitsMenu({ pathname, rate }: { readonly pathname: string; readonly rate: RateResponse }) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure(pathname);
  const locale = useLocale();
  const { currency, areaUnit } = useDisplayUnits((state) => state);
  return (
    <details ref={details} suppressHydrationWarning className={displayUnitsStyles.menu} onKeyDown={onKeyDown}>
      <summary aria-label={texts.units.label(unitWords(currency, locale), unitWords(areaUnit, locale))}>
        {unitWords(currency, locale)}
        <DownIcon className={displayUnitsStyles.arrow} />
      </summary>
      <div className={displayUnitsStyles.sheet}>
        <DisplayChoices place="header" rate={rate} />
      </div>
    </details>
  );
}

/**
 * The number of saved projects and searches, which opens their list; shown as soon as the list has anything, viewed projects
 * included. Once shown it stays: the focus returns to it when the list was emptied.
 */
function SavedCount() {
  const texts = useTexts(textsOf);
  const projects = useFavourites((favourites) => favourites.projects.length);
  const searches = useSearches((saved) => saved.searches.length);
  const hasRecent = useRecent((recent) => recent.projects.length > 0);
  const isOpen = useDialogs((state) => state.dialog?.name === 'saved');
  const wasShown = useRef(false);
  wasShown.current ||= isOpen;
  const count = projects + searches;
  if (count === 0 && !hasRecent && !wasShown.current) return null;
  return (
    <button
      type="button"
      className={countStyles.compare}
      aria-haspopup="dialog"
      aria-label={texts.savedCount(projects, searches)}
      title={texts.saved}
      onClick={() => dialogStore.open({ name: 'saved' })}
    >
      <HeartIcon />
      {count === 0 ? null : <span className={countStyles.count}>{count}</span>}
    </button>
  );
}
