import { Container } from '@iwan/shared/ui/container';
import { Section } from '@iwan/shared/ui/section';
import { SectionHead } from '@iwan/shared/ui/section-head';
import { BlogGrid } from '../../parts/blog-grid';
import { ConversationPart } from '../../parts/conversation/conversation-part';
import { Acts } from './acts';
import type { ArticleData } from './article-data';
import styles from './article-page.module.css';
import { ArticleText } from './article-text';
import { ArticleTop } from './article-top';
import { LostArticle } from './lost-article';
import { Neighbours } from './neighbours';
import { SpokenOf } from './spoken-of';
import { texts } from './texts';

/** The page of an article (section 2). */
export function ArticlePage({ data }: { readonly data: ArticleData }) {
  const { article, related, newer, older, areas, projects, conversation, isWhole, likes } = data;
  if (article === null) return <LostArticle latest={related} />;
  return (
    <div className={styles.page}>
      <Container className={styles.column}>
        <article>
          <ArticleTop article={article} />
          <ArticleText sections={article.sections} />
        </article>
        <SpokenOf areas={areas} projects={projects} />
        <Acts blogId={article.id} heading={article.heading} likes={likes} />
        <Neighbours newer={newer} older={older} />
        <ConversationPart key={article.id} blogId={article.id} loaded={conversation} isWhole={isWhole} />
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
