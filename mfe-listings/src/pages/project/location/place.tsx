import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { writeMapStart } from '@iwan/shared/domain/map/map-query';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { BaseMapPicture, placeOnBaseMap } from '@iwan/shared/ui/content/base-map-picture';
import type { CSSProperties, ReactNode } from 'react';
import { textsOf } from '../texts';
import styles from './place.module.css';

/** Rounded to about ten metres. */
const fourDecimals = { minimumFractionDigits: 4, maximumFractionDigits: 4 } as const;

/** The zoom of our own map. */
const zoom = 15;

interface PlaceProps {
  readonly name: string;
  readonly coordinates: Coordinates;
  /** An embedded map above our own, which stays visible until that is loaded or if it fails. */
  readonly children?: ReactNode;
}

/** The position of a project, in degrees and on our own map. */
export function Place({ name, coordinates, children }: PlaceProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { latitude, longitude } = coordinates;
  const degrees = (signed: number) => format.number(Math.abs(signed), fourDecimals);
  const north = (latitude < 0 ? texts.south : texts.north)(degrees(latitude));
  const east = (longitude < 0 ? texts.west : texts.east)(degrees(longitude));
  const point = placeOnBaseMap(coordinates);
  return (
    <div className={styles.place}>
      {point === null ? (
        children
      ) : (
        <div
          className={styles.picture}
          style={{ '--left': `${point.left}px`, '--top': `${point.top}px` } as CSSProperties}
        >
          <BaseMapPicture />
          <Marker />
          {children}
        </div>
      )}
      <div className={styles.text}>
        {point === null ? <Marker /> : null}
        <div>
          <p>{name}</p>
          <p className={styles.degrees}>{texts.coordinates(north, east)}</p>
        </div>
        <TextLink className={styles.way} href={paths.map({ view: writeMapStart({ latitude, longitude, zoom }) })}>
          {texts.onTheMap}
        </TextLink>
      </div>
    </div>
  );
}

function Marker() {
  return (
    <svg className={styles.marker} viewBox="0 0 36 50" width="36" height="50" aria-hidden="true">
      <path d="M1.5 41V19C1.5 9.5 7 6.5 18 1.5 29 6.5 34.5 9.5 34.5 19v22H22l-4 7-4-7z" />
      <path className={styles.door} d="M11 34V20.5c0-4.5 2.3-6 7-8.5 4.7 2.5 7 4 7 8.5V34z" />
    </svg>
  );
}
