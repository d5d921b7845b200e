import { areaName, areas } from '@iwan/shared/domain/areas/areas';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { paths } from '@iwan/shared/paths/paths';
import { trendingLabel, trendingSearches } from '@iwan/shared/paths/trending-searches';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { Link } from '@iwan/shared/ui/links/link';
import type { ReactNode } from 'react';
import type { FooterChanges, FooterTexts } from '../../federation/page/boot';
import { CalculatorLink } from '../calculator-link';
import styles from './footer-links.module.css';

/** The footer's three lists of links: the site's pages, the ten areas and further ones, the nine trending searches (section 2). */
export function FooterLinks({ texts }: { readonly texts: FooterTexts & FooterChanges }) {
  const locale = useLocale();
  return (
    <>
      <LinkList title={useTexts(businessTextsOf).name}>
        <li>
          <Link href={paths.contactUsFooter()}>{texts.contactUs}</Link>
        </li>
        <li>
          <Link href={paths.faq()}>{texts.faq}</Link>
        </li>
        <li>
          <Link href={paths.career()}>{texts.career}</Link>
        </li>
        <li>
          <Link href={paths.ourTeam()}>{texts.ourTeam}</Link>
        </li>
        <li>
          <Link href={paths.videoGallery()}>{texts.videoGallery}</Link>
        </li>
        <li>
          <Link href={paths.blog()}>{texts.blog}</Link>
        </li>
        <li>
          <Link href={paths.privacyPolicy()}>{texts.privacyPolicy}</Link>
        </li>
        <li>
          <Link href={paths.termsAndCondition()}>{texts.terms}</Link>
        </li>
        <li>
          <CalculatorLink>{texts.mortgage}</CalculatorLink>
        </li>
      </LinkList>
      <LinkList title={texts.areas}>
        {areas.map((area) => (
          <li key={area.slug}>
            <Link href={paths.area(area.slug)}>{areaName(area, locale)}</Link>
          </li>
        ))}
        {texts.moreAreas?.map(({ slug, shown }) => (
          <li key={slug}>
            <Link href={paths.area(slug)}>{shown}</Link>
          </li>
        ))}
      </LinkList>
      <LinkList title={texts.trending}>
        {trendingSearches.map((search) => (
          <li key={search.slug}>
            <Link href={paths.trendingSearch(search.slug)}>{trendingLabel(search, locale)}</Link>
          </li>
        ))}
      </LinkList>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function LinkList({ title, children }: GroupProps) {
  return (
    <nav aria-label={title}>
      <FooterGroup title={title}>
        <ul>{children}</ul>
      </FooterGroup>
    </nav>
  );
}

/** A part of the footer below its title, which opens it on a phone: all of them would be longer than most pages there. */
export function FooterGroup({ title, children }: GroupProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.group} suppressHydrationWarning>
        <summary>
          {title}
          <DownIcon />
        </summary>
        {children}
      </details>
    </>
  );
}
