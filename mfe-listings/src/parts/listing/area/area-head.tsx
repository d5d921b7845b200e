import type { Head } from '@iwan/shared/contracts/module';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { BaseMapPicture, placeOnBaseMap } from '@iwan/shared/ui/content/base-map-picture';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { Link } from '@iwan/shared/ui/links/link';
import type { CSSProperties } from 'react';
import type { SalesData } from '../../sales/load-sales';
import { textsOf as salesTextsOf } from '../../sales/texts';
import { textsOf as cardTextsOf } from '../../texts';
import { textsOf } from '../texts';
import styles from './area-head.module.css';
import type { AreaIntro } from './load-area-intro';

/** The width of the picture in CSS pixels, and its `sizes`. */
const drawn = { width: 560, sizes: '(max-width: 990.98px) 60vw, 560px' } as const;

/** The project whose picture stands for the area: not the first, whose card may stand right below. */
const picturedOf = (projects: readonly ProjectCard[]) => projects.findLast(({ image }) => image !== null);

/** The first picture of the page of an area; for its head. */
export function areaPicture(projects: readonly ProjectCard[]): Pick<Head, 'firstPicture'> {
  const path = picturedOf(projects)?.image;
  return path ? { firstPicture: { path, ...drawn } } : {};
}

interface AreaHeadProps {
  readonly intro: AreaIntro;
  readonly sales: SalesData | undefined;
  readonly projects: readonly ProjectCard[];
  /** The map of these projects. */
  readonly mapHref: string;
}

/** An area above its projects: a picture of one of them, two sentences, the prices, and the area on the map. */
export function AreaHead({ intro: { text, prices, place }, sales, projects, mapHref }: AreaHeadProps) {
  const texts = useTexts(textsOf);
  const salesTexts = useTexts(salesTextsOf);
  const cardTexts = useTexts(cardTextsOf);
  const locale = useLocale();
  const point = placeOnBaseMap(place);
  const pictured = picturedOf(projects);
  const { alt, focus } = detailOf(pictured?.pictureDetails, pictured?.image ?? null);
  return (
    <div className={styles.area}>
      {pictured === undefined ? null : (
        <FramedPicture
          className={styles.picture}
          path={pictured.image}
          alt={
            alt ?? cardTexts.pictureAlt(shownName(pictured), pictured.location && valueWords(pictured.location, locale))
          }
          focus={focus}
          {...drawn}
          height={240}
          priority
        />
      )}
      <div className={styles.text}>
        <p>{text}</p>
        {prices === null ? null : <p className={styles.prices}>{prices}</p>}
        {sales === undefined ? null : <TextLink href="#sales">{salesTexts.title}</TextLink>}
      </div>
      {point === null ? null : (
        <Link
          className={styles.map}
          href={mapHref}
          aria-label={texts.onMap}
          style={{ '--left': `${point.left}px`, '--top': `${point.top}px` } as CSSProperties}
        >
          <BaseMapPicture />
        </Link>
      )}
    </div>
  );
}
