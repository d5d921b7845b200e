import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { paths } from '@iwan/shared/paths/paths';
import { Link } from '@iwan/shared/ui/links/link';
import styles from './brand.module.css';
import { Mark } from './mark';
import { textsOf } from './texts';

/** The logo and the name, linked to Home. */
export function Brand() {
  const texts = useTexts(textsOf);
  return (
    <Link className={styles.brand} href={paths.home()} aria-label={texts.home}>
      <Mark />
      <span>{useTexts(businessTextsOf).name}</span>
    </Link>
  );
}
