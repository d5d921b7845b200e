import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { handoverText } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { inWords } from '../in-words';
import { textsOf } from '../texts';
import styles from './short-cards.module.css';

/** What a short card shows of a project. */
export type ShortCard = Pick<
  ProjectCard,
  'id' | 'name' | 'translation' | 'developer' | 'sharesAddress' | 'image' | 'location' | 'units' | 'handover' | 'price'
>;

/** A project as its short card shows it: the data of a page are in its document. */
export function shortCard(project: ProjectCard): ShortCard {
  const { id, name, translation, developer, sharesAddress, image, location, units, handover, price } = project;
  return {
    ...(translation && { translation }),
    ...{ id, name, developer: developer && { name: developer.name, logo: null }, image, location, units, price },
    ...(sharesAddress !== undefined && { sharesAddress }),
    ...(handover !== undefined && { handover }),
  };
}

/** Projects beside the one that the page is about: four facts each, and one press. */
export function ShortCards({ projects }: { readonly projects: readonly ShortCard[] }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const locale = useLocale();
  return (
    <ul className={styles.cards}>
      {projects.map((project) => {
        const { id, sharesAddress, image, handover, price } = project;
        const { location, units } = inWords(project, locale);
        const facts = [format.list(units, 'unit'), handover && handoverText(handover, locale)]
          .filter(Boolean)
          .join(' · ');
        return (
          <li key={id}>
            {image === null ? null : (
              <Picture
                path={image}
                alt=""
                width={424}
                height={318}
                sizes="(max-width: 767.98px) 56vw, (max-width: 1440px) 30vw, 424px"
              />
            )}
            <h3>
              <Link href={paths.project(project, sharesAddress ? { id } : undefined)}>
                <RecordName of={project} />
              </Link>
            </h3>
            <p>{location}</p>
            <p>{facts}</p>
            {price > 0 ? <p className={styles.price}>{texts.from(format.dirhams(price))}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}
