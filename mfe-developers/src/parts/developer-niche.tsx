import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import styles from './developer-niche.module.css';
import type { Niche } from './niche';
import { textsOf } from './texts';

interface DeveloperNicheProps {
  readonly developer: Pick<Niche, 'name' | 'translation' | 'logo'>;
  readonly href: string;
  /** The location of the developer; the country when left out. */
  readonly place?: string | null;
}

/** A developer's logo in an arched niche, which is one link (section 2). */
export function DeveloperNiche({ developer, href, place }: DeveloperNicheProps) {
  const texts = useTexts(textsOf);
  return (
    <Link className={styles.niche} href={href}>
      <span className={styles.arch}>
        {developer.logo === null ? null : <LogoPlate path={developer.logo} name="" />}
      </span>
      <h3>
        <RecordName of={developer} />
      </h3>
      <p>{place ?? texts.country}</p>
      <span className={styles.view}>{texts.view}</span>
    </Link>
  );
}
