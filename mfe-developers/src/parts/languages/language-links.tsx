import { areaName, areas } from '@iwan/shared/domain/areas/areas';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { Link } from '@iwan/shared/ui/links/link';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  /** The label of the list for screen readers. */
  readonly label: string;
  readonly languages: readonly string[];
  /** The language whose agents are shown. */
  readonly chosen?: string | null;
  /** The label of a first link to all agents. */
  readonly all?: string;
}

/** Languages as links to the agents who speak them. */
export function LanguageLinks({ label, languages, chosen = null, all }: LanguageLinksProps) {
  const locale = useLocale();
  const links = [
    ...(all === undefined ? [] : [{ text: all, href: paths.agents(), isChosen: chosen === null }]),
    ...languages.map((language) => ({
      text: valueWords(language, locale),
      href: paths.agents({ language }),
      isChosen: language === chosen,
    })),
  ];
  return <TagLinks label={label} links={links} isFilter={all !== undefined} />;
}

/** Areas as links to their pages. */
export function AreaLinks({ label, slugs }: { readonly label: string; readonly slugs: readonly string[] }) {
  const locale = useLocale();
  const links = areas
    .filter(({ slug }) => slugs.includes(slug))
    .map((area) => ({ text: areaName(area, locale), href: paths.area(area.slug), isChosen: false }));
  return <TagLinks label={label} links={links} />;
}

interface TagLinksProps {
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly href: string; readonly isChosen: boolean }[];
  /** One of them is the current one. */
  readonly isFilter?: boolean;
}

function TagLinks({ label, links, isFilter = false }: TagLinksProps) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {links.map(({ text, href, isChosen }) => (
        <li key={href}>
          <Link className={styles.tag} href={href} aria-current={isChosen && isFilter ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
