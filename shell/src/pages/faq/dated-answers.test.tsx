import { type Fact, sourcesOf } from '@iwan/shared/domain/facts/fact';
import { factsIn, withFacts } from '@iwan/shared/domain/facts/fact-text';
import { factValue, spokenAmount } from '@iwan/shared/domain/facts/fact-value';
import { facts } from '@iwan/shared/domain/facts/facts';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { formatFor } from '@iwan/shared/domain/format/format';
import { english } from '@iwan/shared/testing/english';
import { render } from '@testing-library/react';
import { builtInQuestions } from './built-in-questions';
import { QuestionItem } from './question-item';

const format = formatFor(english.locale);
const questions = builtInQuestions(english.locale);
const dated = questions.filter(({ answer }) => factsIn(answer).length > 0);
const known: readonly Fact[] = Object.values(facts);

test.each(questions.map(({ slug, answer }) => [slug, answer] as const))(
  '%s has no figure without a source',
  (_, answer) => {
    const sources = new Set(sourcesOf(factsIn(answer)));
    const written = known
      .filter(({ source }) => sources.has(source))
      .flatMap((fact) => [factValue(fact, format), spokenAmount(fact, format)]);
    const figures =
      withFacts(answer, format).match(/AED [\d.,]*\d( million)?|[\d.]+ ?(%|per cent)|[\d.]+ years/g) ?? [];
    expect(figures.filter((figure) => !written.includes(figure))).toEqual([]);
  },
);

test('each answer says where its figures are from', () => {
  for (const question of dated) {
    const { container, unmount } = render(<QuestionItem question={question} />);
    for (const source of sourcesOf(factsIn(question.answer))) {
      const name = factTextsOf(english.locale).names[source.id as keyof ReturnType<typeof factTextsOf>['names']];
      expect(container.textContent).toContain(name);
    }
    unmount();
  }
});
