import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { NearbyPlace, Project } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import { Block } from '../block';
import { textsOf } from '../texts';
import styles from './location-block.module.css';
import { Place } from './place';

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
