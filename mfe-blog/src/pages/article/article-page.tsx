import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { useState } from 'react';
import type { Article } from '../../parts/article/article';
import { BlogGrid } from '../../parts/blog-grid';
import { ConversationPart } from '../../parts/conversation/conversation-part';
import type { Reaction } from '../../parts/reaction/reaction';
import { readReaction } from '../../parts/reaction/read-reaction';
import { Acts } from './acts';
import type { ArticleData } from './article-data';
import styles from './article-page.module.css';
import { ArticleText } from './article-text';
import { ArticleTop } from './article-top';
import { Figures } from './figures';
import { LostArticle } from './lost-article';
import { Neighbours } from './neighbours';
import { SpokenOf } from './spoken-of';
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
          <ArticleText sections={article.sections} />
        </article>
        <Figures figures={figures} />
        <SpokenOf areas={areas} projects={projects} />
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
