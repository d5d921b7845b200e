import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { useEffect } from 'react';
import { ContactLink } from '../../layout/contact-link';
import styles from './faq-page.module.css';
import { byTopic, type FaqData } from './question';
import { QuestionItem } from './question-item';
import { textsOf } from './texts';

/** The FAQ (section 2): questions by topic. */
export function FaqPage({ data: { questions } }: { readonly data: FaqData }) {
  const texts = useTexts(textsOf);
  const topics = byTopic(questions);
  useLinkedQuestion();
  return (
    <Container>
      <PageHead title={texts.title} lede={texts.lede(questions.length)} />
      <div className={styles.page}>
        <nav className={styles.topics} aria-label={texts.topics}>
          <ul>
            {topics.map(({ topic }) => (
              <li key={topic}>
                <a href={`#topic-${topic}`}>{texts.titles[topic]}</a>
              </li>
            ))}
          </ul>
          <p className={styles.dated}>{texts.dated}</p>
        </nav>
        <div>
          {topics.map(({ topic, questions: ofTopic }) => (
            <section key={topic} className={styles.topic} aria-labelledby={`topic-${topic}`}>
              <h2 id={`topic-${topic}`}>{texts.titles[topic]}</h2>
              {ofTopic.map((question) => (
                <QuestionItem key={question.slug} question={question} />
              ))}
            </section>
          ))}
          <div className={styles.more}>
            <h2>{texts.more}</h2>
            <ContactLink look="primary">{texts.ask}</ContactLink>
            <p>
              <TextLink href={paths.openData()}>{texts.openData}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </Container>
  );
}

/** Expands the question in the hash after a navigation within the site, which the browser does not do itself. */
function useLinkedQuestion(): void {
  useEffect(() => {
    const answer = document.getElementById(location.hash.slice(1));
    const item = answer?.closest('details');
    if (!answer || !item) return;
    item.open = true;
    answer.scrollIntoView();
  }, []);
}
