import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { type LegalSection, splitAtGaps } from '@iwan/shared/domain/records/legal-text';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import type { LegalText } from './load-legal-text';
import styles from './text-page.module.css';
import { textsOf } from './texts';

/** The content of a text page, with its built-in text. */
export interface TextPageTexts {
  readonly title: string;
  readonly lede: string;
  /** Before the e-mail address, after the last section. */
  readonly ask: string;
  /** Said above the built-in text. */
  readonly notice?: string;
  readonly sections: readonly LegalSection[];
}

interface TextPageProps {
  readonly texts: TextPageTexts;
  /** The text of the office, in place of the built-in one. */
  readonly written: LegalText | null;
}

/** A legal text in a column of readable width. What has still to be filled in is marked. */
export function TextPage({ texts, written }: TextPageProps) {
  const { draft } = useTexts(textsOf);
  const said = written === null ? texts.notice : written.isDraft ? draft : undefined;
  return (
    <Container>
      <PageHead title={texts.title} lede={texts.lede} />
      <div className={styles.text}>
        {said === undefined ? null : <strong className={styles.notice}>{said}</strong>}
        {written === null ? (
          <Sections sections={texts.sections} />
        ) : (
          <RecordWords of={written} field="text" as="div">
            <Sections sections={written.sections} />
          </RecordWords>
        )}
        <div className={styles.last}>
          <p>
            {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
          </p>
        </div>
      </div>
    </Container>
  );
}

function Sections({ sections }: Pick<TextPageTexts, 'sections'>) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title}>
      {title === null ? null : <h2>{title}</h2>}
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {splitAtGaps(paragraph).map((piece, index) => (index % 2 === 0 ? piece : <mark key={piece}>{piece}</mark>))}
          </p>
        ))}
      </div>
    </section>
  ));
}
