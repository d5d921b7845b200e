import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { writeMapStart } from '@iwan/shared/domain/map/map-query';
import type { Coordinates, NearbyPlace, Project } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { BaseMapPicture, placeOnBaseMap } from '@iwan/shared/ui/content/base-map-picture';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import type { CSSProperties, ReactNode } from 'react';
import { Block } from '../block';
import { textsOf } from '../texts';
import styles from './location-block.module.css';

/** What is near, and the embedded map where the record has one, above a part of our own map. */
export function LocationBlock({ project }: { readonly project: Project }) {
  const { nearby, mapEmbed, coordinates } = project;
  const name = shownName(project);
  const texts = useTexts(textsOf);
  if (nearby.length === 0 && mapEmbed === null && coordinates === null) return null;
  const map = mapEmbed === null ? null : <EmbeddedMap name={name} address={mapEmbed} />;
  return (
    <Block id="location" title={texts.around(name)}>
      {nearby.length === 0 ? null : (
        <RecordWords of={project} field="near_by_location" as="div">
          <Nearby places={nearby} />
        </RecordWords>
      )}
      {coordinates === null ? map : <Place coordinates={coordinates}>{map}</Place>}
    </Block>
  );
}

function EmbeddedMap({ name, address }: { readonly name: string; readonly address: string }) {
  const texts = useTexts(textsOf);
  return (
    <iframe
      className={styles.map}
      src={address}
      title={texts.mapOf(name)}
      width={860}
      height={430}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups"
      allowFullScreen
    />
  );
}

function Nearby({ places }: { readonly places: readonly NearbyPlace[] }) {
  return (
    <ul className={styles.near}>
      {places.map(({ label, value }, index) => (
        <li key={`${index} ${label}`}>
          <span>{label}</span>
          {value === null ? null : <span className={styles.far}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The zoom of our own map. */
const zoom = 15;

interface PlaceProps {
  readonly coordinates: Coordinates;
  /** An embedded map above our own, which stays visible until that is loaded or if it fails. */
  readonly children?: ReactNode;
}

/** The position of a project on our own map, with a link to it. */
function Place({ coordinates, children }: PlaceProps) {
  const texts = useTexts(textsOf);
  const { latitude, longitude } = coordinates;
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
      <ButtonLink size="small" href={paths.map({ view: writeMapStart({ latitude, longitude, zoom }) })}>
        {texts.onTheMap}
      </ButtonLink>
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
