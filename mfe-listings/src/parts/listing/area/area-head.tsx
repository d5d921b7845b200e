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
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import type { CSSProperties } from 'react';
import { textsOf as salesTextsOf } from '../../sales/texts';
import { textsOf as cardTextsOf } from '../../texts';
import { textsOf } from '../texts';
import styles from './area-head.module.css';
import { guideTextsOf } from './guide-texts';
import type { AreaGuide } from './load-area-guide';
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
  /** What there is to read below, to which links lead. */
  readonly guide: AreaGuide | undefined;
  readonly projects: readonly ProjectCard[];
  /** The map of these projects. */
  readonly mapHref: string;
}

/** An area above its projects: a picture of one of them, two sentences, the prices, and the area on the map. */
export function AreaHead({ intro: { text, prices, place }, guide, projects, mapHref }: AreaHeadProps) {
  const texts = useTexts(textsOf);
  const salesTexts = useTexts(salesTextsOf);
  const guideTexts = useTexts(guideTextsOf);
  const cardTexts = useTexts(cardTextsOf);
  const locale = useLocale();
  const point = place && placeOnBaseMap(place);
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
        {guide?.record?.summary ? (
          <p>
            <RecordWords of={guide.record} field="summary">
              {guide.record.summary}
            </RecordWords>
          </p>
        ) : text === '' ? null : (
          <p>{text}</p>
        )}
        {prices === null ? null : <p className={styles.prices}>{prices}</p>}
        {guide?.record === undefined && guide?.sales === undefined ? null : (
          <p className={styles.links}>
            {guide.record === undefined ? null : (
              <TextLink href="#about">{guideTexts.about(shownName(guide.record))}</TextLink>
            )}
            {guide.sales === undefined ? null : <TextLink href="#sales">{salesTexts.title}</TextLink>}
          </p>
        )}
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
