import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { handoverWords } from '@iwan/shared/domain/project/handover';
import { paths } from '@iwan/shared/paths/paths';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Block } from './block';
import styles from './similar.module.css';
import { textsOf } from './texts';

/** Similar projects: four facts each, and one press. */
export function Similar({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { similar: texts } = useTexts(textsOf);
  const format = useFormat();
  return (
    <Block id="similar" title={texts.title}>
      <ul className={styles.similar}>
        {projects.map((project) => {
          const { id, name, image, location, units, handover, price } = project;
          const facts = [units.join(', '), handover && handoverWords(handover)].filter(Boolean).join(' · ');
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
                <a href={paths.project(project)}>{name}</a>
              </h3>
              <p>{location}</p>
              <p>{facts}</p>
              {price > 0 ? <p className={styles.price}>{texts.from(format.dirhams(price))}</p> : null}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
