import type { NearbyPlace, Project } from '@iwan/shared/contracts/entities';
import type { Coordinates } from '@iwan/shared/domain/coordinates';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/text-link';
import { Block } from './block';
import styles from './location-block.module.css';
import { texts } from './texts';

const degrees = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** What is near, and where the project stands: the embedded map when present, and a plate that leads to ours. */
export function LocationBlock({
  project: { name, location, nearby, mapEmbed, coordinates },
}: {
  readonly project: Project;
}) {
  if (nearby.length === 0 && mapEmbed === null && coordinates === null) return null;
  return (
    <Block id="location" title={texts.location}>
      {nearby.length === 0 ? null : <Nearby places={nearby} />}
      {mapEmbed === null ? null : (
        <iframe
          className={styles.map}
          src={mapEmbed}
          title={texts.mapOf(name)}
          width={860}
          height={430}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
          allowFullScreen
        />
      )}
      {coordinates === null ? null : <Plate place={texts.place(name, location)} coordinates={coordinates} />}
    </Block>
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

function Plate({ place, coordinates }: { readonly place: string; readonly coordinates: Coordinates }) {
  const { latitude, longitude } = coordinates;
  const north = (latitude < 0 ? texts.south : texts.north)(degrees.format(Math.abs(latitude)));
  const east = (longitude < 0 ? texts.west : texts.east)(degrees.format(Math.abs(longitude)));
  return (
    <div className={styles.plate}>
      <svg className={styles.marker} viewBox="0 0 36 50" aria-hidden="true">
        <path d="M1.5 41V19C1.5 9.5 7 6.5 18 1.5 29 6.500 34.5 9.500 34.5 19v22H22l-4 7-4-7z" />
        <path className={styles.door} d="M11 34V20.500c0-4.500 2.300-6 7-8.500 4.700 2.500 7 4 7 8.500V34z" />
      </svg>
      <div>
        <p>{place}</p>
        <p className={styles.degrees}>{texts.coordinates(north, east)}</p>
        <TextLink href={paths.map()}>{texts.onTheMap}</TextLink>
      </div>
    </div>
  );
}
