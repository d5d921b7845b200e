import type { FAQPage, Question } from 'schema-dts';

/** A question and its answer as plain text. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A page of questions and answers. */
export function faqPage(questions: readonly AnsweredQuestion[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) satisfies Question,
    ),
  } satisfies FAQPage;
}
