import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { priceColumns } from '../../domain/project/price-rows';
import styles from './open-data.module.css';
import { licence, textsOf } from './texts';

/** The file of prices, what its columns mean, and what it may be used for. */
export function OpenDataPage() {
  const texts = useTexts(textsOf);
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} lede={texts.lede} />
      <p>
        <ButtonLink href={paths.openDataPrices()} download>
          {texts.download}
        </ButtonLink>
      </p>
      <h2>{texts.columnsTitle}</h2>
      <dl className={styles.columns}>
        {priceColumns.map((column) => (
          <div key={column}>
            <dt>
              <bdi>
                <code>{column}</code>
              </bdi>
            </dt>
            <dd>{texts.columns[column]}</dd>
          </div>
        ))}
      </dl>
      <h2>{texts.useTitle}</h2>
      <p>
        {texts.use} <TextLink href={licence}>{texts.licence}</TextLink>
      </p>
      <p>{texts.limits}</p>
    </Container>
  );
}
