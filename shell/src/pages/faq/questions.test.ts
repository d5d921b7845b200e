import { paths } from '@iwan/shared/paths/paths';
import { english } from '@iwan/shared/testing/english';
import { page } from '.';
import { questionsOf, topicsOf } from './questions-texts';

const topics = topicsOf(english.locale);
const questions = questionsOf(english.locale);
const head = page.head(english.locale);

test('answers nineteen questions, each with a hash of its own', () => {
  expect(questions).toHaveLength(19);
  const slugs = [...questions, ...topics.filter(({ slug }) => slug !== 'off-plan')].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.every((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
});

test('gives AED 1 million as the threshold of the Golden Visa', () => {
  const golden = questions.find(({ slug }) => slug === 'golden-visa');
  expect(golden?.answer.join(' ')).toContain('a property worth AED 1 million or more');
});

test('has every question with its whole answer in the structured data', () => {
  const graph = (head.jsonLd?.['@graph'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const described = graph.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity as readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
  expect(described.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    questions.map(({ question, answer }) => [question, answer.join('\n\n')]),
  );
  expect(head.canonical).toBe(paths.faq());
});
