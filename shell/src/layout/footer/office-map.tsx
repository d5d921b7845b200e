import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { Link } from '@iwan/shared/ui/links/link';
import { textsOf } from '../texts';
import styles from './office-map.module.css';
import picture from './office-map.webp';
import arabicPicture from './office-map-ar.webp';

const { latitude, longitude } = business.coordinates;

export const officeDirections = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

/** The location of the office: the bundled map of its district, linked to directions. Loads nothing from other origins. */
export function OfficeMap({ directions }: { readonly directions: string }) {
  const texts = useTexts(textsOf);
  const isArabic = useLocale().startsWith('ar');
  return (
    <Link className={styles.map} href={officeDirections} target="_blank" rel="noopener noreferrer">
      <img
        src={isArabic ? arabicPicture : picture}
        alt={texts.footer.mapAlt}
        width={960}
        height={540}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.directions}>
        {directions} <span className="visually-hidden">{texts.opensElsewhere}</span>
      </span>
    </Link>
  );
}
