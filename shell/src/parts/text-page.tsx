import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** The content of a text page. */
export interface TextPageTexts {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

interface TextPageProps {
  readonly texts: TextPageTexts;
  /** Content before the first section. */
  readonly notice?: ReactNode;
  /** Content after the last one. */
  readonly children: ReactNode;
}

/** A page of text in a column of readable width. */
export function TextPage({ texts, notice, children }: TextPageProps) {
  return (
    <Container>
      <PageHead title={texts.title} lede={texts.lede} />
      <div className={styles.text}>
        {notice}
        {texts.sections.map(({ title, paragraphs }) => (
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
