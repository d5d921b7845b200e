import { type Area, areaName } from '@iwan/shared/domain/areas/areas';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import type { NamedProject } from './article-data';
import styles from './mentions.module.css';
import { textsOf } from './texts';

interface MentionsProps {
  readonly areas: readonly Area[];
  readonly projects: readonly NamedProject[];
}

/** Links to the projects and areas that the article names. */
export function Mentions({ areas, projects }: MentionsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  if (areas.length === 0 && projects.length === 0) return null;
  return (
    <aside className={styles.mentions} aria-labelledby="spoken-of">
      <h2 id="spoken-of" className={styles.title}>
        {texts.mentions}
      </h2>
      <ul className={styles.links}>
        {projects.map(({ name, location, href }) => (
          <li key={href}>
            <TextLink href={href}>{texts.project(name, location)}</TextLink>
          </li>
        ))}
        {areas.map((area) => (
          <li key={area.slug}>
            <TextLink href={paths.area(area.slug)}>{texts.propertiesIn(areaName(area, locale))}</TextLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
