import { pathIn } from '@iwan/shared/domain/format/languages';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { qrCodePath } from '@iwan/shared/paths/qr-code';
import styles from './print-head.module.css';

interface PrintHeadProps {
  /** The path of the page, without its language. */
  readonly path: string;
  /** Of which day it is. */
  readonly asOf: string;
}

/** The head of the printed page: who we are, of which day it is, and the way back to it. */
export function PrintHead({ path, asOf }: PrintHeadProps) {
  const { name, address } = useTexts(businessTextsOf);
  const page = pathIn(useLocale(), path);
  return (
    <div className={styles.head} aria-hidden="true">
      <svg viewBox="0 0 30 36" width="30" height="36" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M0 0h30v36h-4.500V19.500C25.500 13 21.500 10 15 6.500 8.500 10 4.500 13 4.500 19.500V36H0z"
        />
        <path d="M9.500 36V20.600c0-4 1.800-5.700 5.500-8 3.700 2.300 5.500 4 5.500 8V36z" />
      </svg>
      <p className={styles.name}>{name}</p>
      <p>
        {address}
        <br />
        <bdi>{business.phone.text}</bdi> · <bdi>{business.email.text}</bdi>
      </p>
      <p>
        {asOf}
        <br />
        <bdi>{page}</bdi>
      </p>
      <img src={qrCodePath(page)} alt="" width={72} height={72} loading="lazy" />
    </div>
  );
}
