import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Block } from '../block';
import { textsOf } from '../texts';
import styles from './amenities.module.css';

/** The amenities with an arch as their bullet; left out when there are none. */
export function Amenities({ amenities }: { readonly amenities: readonly string[] }) {
  const texts = useTexts(textsOf);
  if (amenities.length === 0) return null;
  const named = [...new Set(amenities)];
  return (
    <Block id="amenities" title={texts.amenities}>
      <ul className={styles.amenities}>
        {named.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </ul>
    </Block>
  );
}
