import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** The content of a text page. */
export interface TextPageWords {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

interface TextPageProps {
  readonly words: TextPageWords;
  /** Content before the first section. */
  readonly notice?: ReactNode;
  /** Content after the last one. */
  readonly children: ReactNode;
}

/** A page of text in a column of readable width. */
export function TextPage({ words, notice, children }: TextPageProps) {
  return (
    <Container>
      <PageHead isCompact title={words.title} lede={words.lede} />
      <div className={styles.text}>
        {notice}
        {words.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <div className={styles.last}>{children}</div>
      </div>
    </Container>
  );
}
