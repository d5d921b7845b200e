import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { Badge } from '../../parts/badge';
import { textsOf as partTextsOf } from '../../parts/texts';
import { textsOf } from './texts';
import styles from './trending-slide.module.css';

/** A trending project: picture, name, place and the first 20 words of its description; a badge only when it is sold out. */
export function TrendingSlide({ project }: { readonly project: ProjectCard }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const { name, image, location, preview, status } = project;
  return (
    <article className={styles.slide}>
      <FramedPicture
        path={image}
        alt={partTexts.pictureAlt(name, location)}
        width={428}
        height={321}
        sizes="(max-width: 767.98px) 92vw, (max-width: 990.98px) 45vw, (max-width: 1440px) 30vw, 428px"
      >
        {isSoldOut(status) ? (
          <div className={styles.badge}>
            <Badge>{texts.soldOut}</Badge>
          </div>
        ) : null}
      </FramedPicture>
      <h3>
        <CardLink href={paths.trendingProject(project)}>{name}</CardLink>
      </h3>
      {location === null ? null : <p className={styles.place}>{location}</p>}
      {preview === null ? null : <p className={styles.preview}>{preview}</p>}
    </article>
  );
}
