import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Http } from '@iwan/shared/contracts/http';
import { unknownPlaceholders, withFacts } from '@iwan/shared/domain/facts/fact-text';
import { formatFor } from '@iwan/shared/domain/format/format';
import { paths } from '@iwan/shared/paths/paths';
import { english } from '@iwan/shared/testing/english';
import { render, screen } from '@testing-library/react';
import { page } from '.';
import { builtInQuestions } from './built-in-questions';
import { FaqPage } from './faq-page';
import { parseQuestion } from './parse-question';
import type { Question } from './question';

const questions = builtInQuestions(english.locale);
const headOf = (shown: readonly Question[]) => page.head(english.locale, { questions: shown });

test('answers nineteen questions, each with a hash of its own and with facts that there are', () => {
  expect(questions).toHaveLength(19);
  const slugs = questions.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(questions.flatMap(({ answer }) => unknownPlaceholders(answer))).toEqual([]);
});

test('gives AED 1 million as the threshold of the Golden Visa, and the published one beside it', () => {
  const golden = questions.find(({ slug }) => slug === 'golden-visa');
  const answer = withFacts(golden?.answer ?? '', formatFor(english.locale));
  expect(answer).toContain('a property worth AED 1 million or more. The published threshold is AED 2 million.');
});

test('a new database of our own backend has the same questions', () => {
  const seed = JSON.parse(readFileSync(join(__dirname, '../../../../backend/seed/faq.json'), 'utf8'));
  expect(seed.map(parseQuestion)).toEqual(questions);
});

test('has every question with its whole answer in the structured data, without a placeholder', () => {
  const graph = (headOf(questions).jsonLd?.['@graph'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const described = graph.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity as readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
  expect(described.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  const { container } = render(<FaqPage data={{ questions }} />);
  const answers = [...container.querySelectorAll('details > div')].map((answer) =>
    [...answer.querySelectorAll(':scope > p:not([class])')].map(({ textContent }) => textContent).join('\n\n'),
  );
  expect(described.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answers);
  expect(answers.join()).not.toMatch(/[{}]/);
  expect(headOf(questions).canonical).toBe(paths.faq());
});

test.each([
  [19, '19 things people ask'],
  [1, '1 thing people ask'],
  [0, 'Answers are coming soon.'],
])('with %s questions it says so', (count, text) => {
  const shown = Array.from({ length: count }, (_, at) => ({
    ...(questions[0] as Question),
    slug: `q${at}`,
    question: `Q${at}`,
  }));
  render(<FaqPage data={{ questions: shown }} />);
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  expect(JSON.stringify(headOf(shown).jsonLd).includes('FAQPage')).toBe(count > 0);
});

test('the page is loaded with the backend’s questions', async () => {
  const record = { name: 'Is it so?', topic: 'owning', answer: 'It is.', slug: 'is-it-so' };
  const http = { get: async () => ({ data: [record] }), report: () => {} } as unknown as Http;
  const data = await page.loader?.({
    ...{ ...english, http, params: {}, query: new URLSearchParams(), signal: new AbortController().signal },
  });
  expect(data).toEqual({
    questions: [{ slug: 'is-it-so', topic: 'owning', question: 'Is it so?', answer: 'It is.' }],
  });
});
