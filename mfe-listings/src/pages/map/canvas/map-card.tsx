import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { ConvertedPrice } from '../../../parts/amounts/converted-price';
import { useWords } from '../../../parts/in-words';
import { textsOf } from '../texts';
import styles from './map-card.module.css';

interface MapCardProps {
  readonly project: ProjectMarker;
  readonly onClose: () => void;
}

/** The card of a tapped project at the bottom of the map; all of it is a link to the project's page. */
export function MapCard({ project, onClose }: MapCardProps) {
  const texts = useTexts(textsOf);
  const { name, location, price } = useWords(project);
  const format = useFormat();
  return (
    <section className={styles.card} aria-label={name} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <FramedPicture path={project.image} alt="" width={120} height={90} sizes="120px" />
      <div className={styles.text}>
        <p className={styles.name}>
          <CardLink href={paths.project(project)}>
            <RecordName of={project} />
          </CardLink>
        </p>
        {location === null ? null : <p className={styles.location}>{location}</p>}
        {price > 0 ? (
          <p className={styles.price}>
            {texts.price(format.dirhams(price))} <ConvertedPrice dirhams={price} />
          </p>
        ) : null}
      </div>
      <button type="button" className={styles.close} aria-label={texts.closeCard} onClick={onClose}>
        <CloseIcon />
      </button>
    </section>
  );
}
