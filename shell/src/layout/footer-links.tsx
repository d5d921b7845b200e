import { business } from '@iwan/shared/contracts/business';
import { classNames } from '@iwan/shared/dom/class-names';
import { areas } from '@iwan/shared/domain/search/areas';
import { paths } from '@iwan/shared/paths/paths';
import { trendingSearches } from '@iwan/shared/paths/trending-searches';
import type { ReactNode } from 'react';
import { CalculatorLink } from './calculator-link';
import styles from './footer-links.module.css';
import { texts } from './texts';

/** The footer's three lists of links: the site's pages, the ten areas, the nine trending searches (section 2). */
export function FooterLinks() {
  return (
    <>
      <LinkList title={business.name} columns="two">
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
      <LinkList title={texts.footer.areas} columns="two">
        {areas.map((area) => (
          <li key={area.slug}>
            <a href={paths.area(area.slug)}>{area.name}</a>
          </li>
        ))}
      </LinkList>
      <LinkList title={texts.footer.trending} columns="one">
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
  /** How many columns it takes on a phone. */
  readonly columns: 'one' | 'two';
  readonly children: ReactNode;
}

function LinkList({ title, columns, children }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={classNames(columns === 'two' && styles.two)}>{children}</ul>
    </nav>
  );
}
