import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { BlogCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import styles from './start-page.module.css';
import { textsOf } from './texts';

export type StartData = readonly BlogCard[];

/** The first page of this remote: a list of its records. */
export function StartPage({ data }: { readonly data: StartData }) {
  const texts = useTexts(textsOf);
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} lede={texts.lede} />
      {data.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <ul className={styles.list}>
          {data.map(({ id, heading }) => (
            <li key={id}>
              <TextLink href={paths.article(id)}>{heading}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
