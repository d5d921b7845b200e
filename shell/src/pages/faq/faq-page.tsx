import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { ContactLink } from '../../layout/contact-link';
import styles from './faq-page.module.css';
import { QuestionItem } from './question-item';
import { topicsOf } from './questions-texts';
import { textsOf } from './texts';
import { useLinkedQuestion } from './use-linked-question';

/** The FAQ (section 2): nineteen questions by topic. */
export function FaqPage() {
  const texts = useTexts(textsOf);
  const topics = useTexts(topicsOf);
  useLinkedQuestion();
  return (
    <Container>
      <PageHead isCompact title={texts.title} lede={texts.lede} />
      <div className={styles.page}>
        <nav className={styles.topics} aria-label={texts.topics}>
          <ul>
            {topics.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#topic-${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
          <p className={styles.dated}>{texts.dated}</p>
        </nav>
        <div>
          {topics.map(({ slug, title, questions }) => (
            <section key={slug} className={styles.topic} aria-labelledby={`topic-${slug}`}>
              <h2 id={`topic-${slug}`}>{title}</h2>
              {questions.map((question) => (
                <QuestionItem key={question.slug} question={question} />
              ))}
            </section>
          ))}
          <div className={styles.more}>
            <h2>{texts.more}</h2>
            <ContactLink look="primary">{texts.ask}</ContactLink>
          </div>
        </div>
      </div>
    </Container>
  );
}
