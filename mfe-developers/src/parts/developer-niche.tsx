import type { DeveloperCard } from '@iwan/shared/contracts/entities';
import { assetPath } from '@iwan/shared/paths/image';
import styles from './developer-niche.module.css';
import { texts } from './texts';

interface DeveloperNicheProps {
  readonly developer: DeveloperCard;
  readonly href: string;
  /** Where the developer is; the country when left out. */
  readonly place?: string | null;
}

/** A developer's logo in its niche, one link as a whole (section 2). */
export function DeveloperNiche({ developer, href, place }: DeveloperNicheProps) {
  return (
    <a className={styles.niche} href={href}>
      <span className={styles.arch}>
        {developer.logo === null ? null : (
          <img src={assetPath(developer.logo)} alt="" width={245} height={100} loading="lazy" decoding="async" />
        )}
      </span>
      <h3>{developer.name}</h3>
      <p>{place ?? texts.country}</p>
      <span className={styles.view}>{texts.view}</span>
    </a>
  );
}
