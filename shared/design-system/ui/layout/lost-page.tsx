import type { ReactNode } from 'react';
import { paths } from '../../../contract-kit/paths/paths';
import { useTexts } from '../../../domain/format/locale-context';
import { TextLink } from '../actions/text-link';
import { textsOf } from '../texts';
import { ContactWays } from './contact-ways';
import { Container } from './container';
import styles from './lost-page.module.css';

interface LostPageProps {
  readonly title: string;
  /** The likely reason, in one sentence. */
  readonly reason: string;
  /** Other content with its heading; left out where there is none. */
  readonly near?: { readonly title: string; readonly content: ReactNode };
}

/** The page of an unknown address (`showsPageFirst`): says so, shows similar content, and links to Home. */
export function LostPage({ title, reason, near }: LostPageProps) {
  const texts = useTexts(textsOf);
  return (
    <Container className={styles.lost}>
      <h1>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.redirects}>{texts.redirects}</p>
      <p>
        <TextLink href={paths.home()}>{texts.toHome}</TextLink>
      </p>
      <ContactWays />
      {near === undefined ? null : (
        <section className={styles.near} aria-labelledby="near">
          <h2 id="near">{near.title}</h2>
          {near.content}
        </section>
      )}
    </Container>
  );
}
