import { type Fact, sourcesOf } from '@iwan/shared/domain/facts/fact';
import { factValue, spokenAmount } from '@iwan/shared/domain/facts/fact-value';
import { facts } from '@iwan/shared/domain/facts/facts';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { formatFor } from '@iwan/shared/domain/format/format';
import { daysOfChange, onDay, statusOn } from '@iwan/shared/testing/dated-sources';
import { english } from '@iwan/shared/testing/english';
import { render } from '@testing-library/react';
import { QuestionItem } from './question-item';
import { questionsOf } from './questions-texts';

const format = formatFor(english.locale);
const questions = questionsOf(english.locale);
const dated = questions.filter(({ facts: stated }) => stated !== undefined);
const known: readonly Fact[] = Object.values(facts);

afterEach(() => jest.useRealTimers());

test.each(questions.map(({ slug, answer, facts: stated = [] }) => [slug, answer.join(' '), stated] as const))(
  '%s has no figure without a source',
  (_, answer, stated) => {
    const sources = new Set(sourcesOf(stated));
    const written = known
      .filter(({ source }) => sources.has(source))
      .flatMap((fact) => [factValue(fact, format), spokenAmount(fact, format)]);
    const figures = answer.match(/AED [\d.,]*\d( million)?|[\d.]+ ?(%|per cent)|[\d.]+ years/g) ?? [];
    expect(figures.filter((figure) => !written.includes(figure))).toEqual([]);
  },
);

const days = daysOfChange(dated.flatMap(({ facts: stated = [] }) => sourcesOf(stated)));

test.each(days)('on %s each answer says where its figures are from, and which of them are past their day', (today) => {
  onDay(today);
  for (const question of dated) {
    const { container, unmount } = render(<QuestionItem question={question} />);
    for (const source of sourcesOf(question.facts ?? [])) {
      const name = factTextsOf(english.locale).names[source.id as keyof ReturnType<typeof factTextsOf>['names']];
      expect(container.textContent).toContain(`${name} (${statusOn(source, today)})`);
    }
    unmount();
  }
});
