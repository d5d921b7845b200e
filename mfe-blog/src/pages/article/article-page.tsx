import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { BlogCard } from '@iwan/shared/domain/model/entities';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { paths } from '@iwan/shared/paths/paths';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import { LeftIcon } from '@iwan/shared/ui/icons/left';
import { RightIcon } from '@iwan/shared/ui/icons/right';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { Link } from '@iwan/shared/ui/links/link';
import { EnglishNote, RecordWords } from '@iwan/shared/ui/records/record-words';
import { useState } from 'react';
import type { Article } from '../../parts/article/article';
import type { StatedFigure } from '../../parts/article/mentioned-facts';
import { BlogGrid } from '../../parts/blog-grid';
import { ConversationPart } from '../../parts/conversation/conversation-part';
import { Dateline } from '../../parts/dateline';
import type { Reaction } from '../../parts/reaction/reaction';
import { ReactionButtons } from '../../parts/reaction/reaction-buttons';
import { readReaction } from '../../parts/reaction/read-reaction';
import type { ArticleData, ArticleLink } from './article-data';
import styles from './article-page.module.css';
import { ArticleText } from './article-text';
import { Mentions } from './mentions';
import { openingPicture } from './opening-picture';
import { textsOf } from './texts';

/** The page of an article (section 2). */
export function ArticlePage({ data }: { readonly data: ArticleData }) {
  return data.article === null ? (
    <LostArticle latest={data.related} />
  ) : (
    <FoundArticle key={data.article.id} data={data} article={data.article} />
  );
}

function FoundArticle({ data, article }: { readonly data: ArticleData; readonly article: Article }) {
  const texts = useTexts(textsOf);
  const { related, newer, older, areas, projects, figures, conversation, isWhole, likes } = data;
  const [reaction, setReaction] = useState<Reaction>({ likes, mine: null });
  const onRead = (record: UntrustedRecord) => {
    const now = readReaction(record);
    setReaction((before) => (before.likes === now.likes && before.mine === now.mine ? before : now));
  };
  return (
    <div>
      <Container className={styles.column}>
        <article>
          <ArticleTop article={article} />
          <RecordWords of={article} field="details" as="div">
            <ArticleText sections={article.sections} />
          </RecordWords>
          <Corrections article={article} />
        </article>
        <Figures figures={figures} />
        <Mentions areas={areas} projects={projects} />
        <Acts blogId={article.id} heading={article.heading} read={reaction} />
        <Neighbours newer={newer} older={older} />
        <ConversationPart blogId={article.id} loaded={conversation} isWhole={isWhole} onRead={onRead} />
      </Container>
      {related.length === 0 ? null : (
        <Section ground="sunk" labelledBy="related">
          <Container>
            <SectionHead id="related" title={texts.related} />
            <BlogGrid blogs={related} level={3} />
          </Container>
        </Section>
      )}
    </div>
  );
}

interface ActsProps {
  readonly blogId: string;
  readonly heading: string;
  readonly read: Reaction;
}

/** The actions on an article. */
function Acts({ blogId, heading, read }: ActsProps) {
  return (
    <div className={styles.acts}>
      <ReactionButtons blogId={blogId} read={read} />
      <ShareButton title={heading} />
    </div>
  );
}

/** The page of an unknown article, with the latest ones. */
function LostArticle({ latest }: { readonly latest: readonly BlogCard[] }) {
  const texts = useTexts(textsOf);
  const near = { title: texts.latest, content: <BlogGrid blogs={latest} level={3} /> };
  return <LostPage title={texts.notFound} reason={texts.reason} {...(latest.length === 0 ? {} : { near })} />;
}

/** The top of an article: breadcrumb, title, subject, date and picture. */
function ArticleTop({ article }: { readonly article: Article }) {
  const texts = useTexts(textsOf);
  const { heading, lede, image, createdAt, readingMinutes, author, brn } = article;
  return (
    <header>
      <LinkedBreadcrumb steps={[{ name: texts.blog, href: paths.blog() }]} current={heading} />
      <EnglishNote of={article} />
      <h1 className={styles.heading}>
        <RecordWords of={article} field="heading">
          {heading}
        </RecordWords>
      </h1>
      {lede === null ? null : (
        <p className={styles.lede}>
          <RecordWords of={article} field="description">
            {lede}
          </RecordWords>
        </p>
      )}
      <Dateline
        className={styles.date}
        createdAt={createdAt}
        readingMinutes={readingMinutes}
        author={author}
        brn={brn}
      />
      {image === null ? null : (
        <FramedPicture className={styles.picture} path={image} alt="" {...openingPicture} height={469} priority />
      )}
    </header>
  );
}

/** What was wrong in the article, and since when it is right. */
function Corrections({ article }: { readonly article: Article }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (article.corrections.length === 0) return null;
  return (
    <aside className={styles.figures} aria-labelledby="corrections">
      <h2 id="corrections" className={styles.title}>
        {texts.corrections}
      </h2>
      <RecordWords of={article} field="corrections" as="div">
        <dl>
          {article.corrections.map(({ day, text }) => (
            <div key={`${day} ${text}`}>
              <dt className={styles.source}>
                <time dateTime={day}>{format.day(instantOfDay(day))}</time>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </RecordWords>
    </aside>
  );
}

/** The figures of law and fees that the article mentions, each with its source and the day of its last check. */
function Figures({ figures }: { readonly figures: readonly StatedFigure[] }) {
  const texts = useTexts(textsOf);
  if (figures.length === 0) return null;
  return (
    <aside className={styles.figures} aria-labelledby="figures">
      <h2 id="figures" className={styles.title}>
        {texts.figures}
      </h2>
      <dl className={styles.list}>
        {figures.map(({ name, value, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.source}>
              <SourceName {...source} /> ({source.status})
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{texts.figuresNote}</p>
    </aside>
  );
}

interface NeighboursProps {
  readonly newer: ArticleLink | null;
  readonly older: ArticleLink | null;
}

/** Links to the articles before and after this one. */
function Neighbours({ newer, older }: NeighboursProps) {
  const texts = useTexts(textsOf);
  if (newer === null && older === null) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.more}>
      {older === null ? null : (
        <Link className={styles.link} href={paths.article(older.id)} rel="prev">
          <span className={styles.kind}>
            <LeftIcon />
            {texts.older}
          </span>
          <RecordWords of={older} field="heading">
            {older.heading}
          </RecordWords>
        </Link>
      )}
      {newer === null ? null : (
        <Link className={styles.newer} href={paths.article(newer.id)} rel="next">
          <span className={styles.kind}>
            {texts.newer}
            <RightIcon />
          </span>
          <RecordWords of={newer} field="heading">
            {newer.heading}
          </RecordWords>
        </Link>
      )}
    </nav>
  );
}
