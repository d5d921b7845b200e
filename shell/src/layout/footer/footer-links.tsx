import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { areas } from '@iwan/shared/domain/search/areas/areas';
import { paths } from '@iwan/shared/paths/paths';
import { trendingSearches } from '@iwan/shared/paths/trending-searches';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import type { ReactNode } from 'react';
import { CalculatorLink } from '../calculator-link';
import { textsOf } from '../texts';
import footerStyles from './footer.module.css';
import styles from './footer-links.module.css';

/** The footer's three lists of links: the site's pages, the ten areas, the nine trending searches (section 2). */
export function FooterLinks() {
  const texts = useTexts(textsOf);
  return (
    <>
      <LinkList title={business.name}>
        <li>
          <a href={paths.contactUsFooter()}>{texts.contactUs}</a>
        </li>
        <li>
          <a href={paths.faq()}>{texts.footer.faq}</a>
        </li>
        <li>
          <a href={paths.career()}>{texts.career}</a>
        </li>
        <li>
          <a href={paths.ourTeam()}>{texts.footer.ourTeam}</a>
        </li>
        <li>
          <a href={paths.videoGallery()}>{texts.footer.videoGallery}</a>
        </li>
        <li>
          <a href={paths.blog()}>{texts.footer.blog}</a>
        </li>
        <li>
          <a href={paths.privacyPolicy()}>{texts.footer.privacyPolicy}</a>
        </li>
        <li>
          <a href={paths.termsAndCondition()}>{texts.footer.terms}</a>
        </li>
        <li>
          <CalculatorLink>{texts.footer.mortgage}</CalculatorLink>
        </li>
      </LinkList>
      <LinkList title={texts.footer.areas}>
        {areas.map((area) => (
          <li key={area.slug}>
            <a href={paths.area(area.slug)}>{area.name}</a>
          </li>
        ))}
      </LinkList>
      <LinkList title={texts.footer.trending}>
        {trendingSearches.map((search) => (
          <li key={search.slug}>
            <a href={paths.trendingSearch(search.slug)}>{search.label}</a>
          </li>
        ))}
      </LinkList>
    </>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A list below its title, which opens it on a phone: the three lists would be longer than most pages there. */
function LinkList({ title, children }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className={classNames(footerStyles.title, styles.title)}>{title}</h2>
      <details className={styles.group} suppressHydrationWarning>
        <summary>
          {title}
          <DownIcon />
        </summary>
        <ul>{children}</ul>
      </details>
    </nav>
  );
}
