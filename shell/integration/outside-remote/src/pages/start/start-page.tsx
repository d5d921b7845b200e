import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { addresses } from '../../addresses';
import type { Guide } from '../../api/guides';
import styles from './start-page.module.css';
import { textsOf } from './texts';

export type StartData = readonly Guide[];

/** All guides, each with a link to its own page. */
export function StartPage({ data }: { readonly data: StartData }) {
  const texts = useTexts(textsOf);
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} lede={texts.lede} />
      <ul className={styles.list}>
        {data.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={addresses.guide(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
