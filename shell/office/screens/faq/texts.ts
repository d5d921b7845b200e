import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { FaqTopic } from '@iwan/shared/domain/records/faq-topics';
import type { question } from '@iwan/shared/domain/records/question';

export const textsOf = defineTexts({
  en: () => ({
    title: 'FAQ',
    about: 'In page order. Changes to the order save immediately.',
    add: 'New question',
    none: 'No questions yet.',
    factsDue: (sources: string) =>
      `Check these sources again and have their figures updated: ${sources}. The answers show when each was last checked.`,
    noTopic: 'No topic (hidden from the page)',
    earlier: (question: string) => `Move up: ${question}`,
    later: (question: string) => `Move down: ${question}`,
    moved: (place: number, count: number) => `Moved to ${place} of ${count}.`,
    notMoved: 'We could not move it.',
    groups: { main: 'Question and answer' },
    choices: {
      topic: {
        buying: 'Buying',
        costs: 'Costs and mortgages',
        'off-plan': 'Buying off plan',
        owning: 'Living, letting and selling',
      } satisfies Record<FaqTopic, string>,
    },
    fields: {
      name: 'Question',
      topic: 'Topic',
      answer: 'Answer',
      slug: 'Link name (slug)',
      position: 'Position',
    } satisfies FormTexts<typeof question>['fields'],
    help: {
      answer:
        'Leave an empty line for a new paragraph. A placeholder such as {fact:transferPercent} adds a figure with its source.',
      slug: 'The end of the link, for example /faq#golden-visa. If empty, we create it from the question.',
    },
    missing: {
      topic: 'a topic (needed to show it)',
      answer: 'an answer (needed to show it)',
      figures: 'a source for each figure (use a placeholder)',
    },
    facts: {
      title: 'Figures with a source',
      about: 'Use the placeholder in the answer. {source:…} shows only the source, not the figure.',
    },
  }),
});
