import { paths } from '@iwan/shared/paths/paths';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  /** What they are, for those who hear them. */
  readonly label: string;
  readonly languages: readonly string[];
  /** The one whose agents are on show. */
  readonly chosen?: string | null;
  /** A first link to all agents, by this name. */
  readonly all?: string;
}

/** Languages as tags, each of which leads to the agents who speak it. */
export function LanguageLinks({ label, languages, chosen = null, all }: LanguageLinksProps) {
  const links = [
    ...(all === undefined ? [] : [{ text: all, href: paths.agents(), isChosen: chosen === null }]),
    ...languages.map((language) => ({
      text: language,
      href: paths.agents({ language }),
      isChosen: language === chosen,
    })),
  ];
  return (
    <ul className={styles.tags} aria-label={label}>
      {links.map(({ text, href, isChosen }) => (
        <li key={href}>
          <a className={styles.tag} href={href} aria-current={isChosen && all !== undefined ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
