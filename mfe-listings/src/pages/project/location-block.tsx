import type { NearbyPlace, Project } from '@iwan/shared/contracts/entities';
import { Block } from './block';
import styles from './location-block.module.css';
import { Place } from './place';
import { texts } from './texts';

/** What is near, and where the project stands: the embedded map when present, else a part of our own, and the way to ours. */
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
      {coordinates === null ? null : (
        <Place name={texts.place(name, location)} coordinates={coordinates} isPictured={mapEmbed === null} />
      )}
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
