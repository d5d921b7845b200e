import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { useRecent } from '@iwan/shared/state/site-store';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import styles from './recently-viewed.module.css';
import { textsOf } from './texts';

/** Recently viewed projects at the end of a page; rendered in the browser only, once there are any. */
export function RecentlyViewed() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const projects = useRecent((recent) => recent.projects);
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="recently-viewed">
      <Container>
        <SectionHead id="recently-viewed" title={texts.recentlyViewed} />
        <ul className={styles.row}>
          {projects.map((project) => (
            <li key={project.id} className={styles.entry}>
              <FramedPicture
                path={project.image}
                alt=""
                width={240}
                height={180}
                sizes="(max-width: 767.98px) 60vw, 240px"
              />
              <h3>
                <CardLink href={paths.project(project)}>
                  <RecordName of={project} />
                </CardLink>
              </h3>
              {project.location === null ? null : <p>{locationIn(project.location, locale)}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
