import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { FaqTopic } from '@iwan/shared/domain/records/faq-topics';
import type { question } from '@iwan/shared/domain/records/question';

export const textsOf = defineTexts({
  en: () => ({
    title: 'FAQ',
    about: 'In the order of the page. A move is saved at once.',
    add: 'New question',
    none: 'There are no questions yet.',
    factsDue: (sources: string) =>
      `Check these sources again and have their figures updated: ${sources}. The answers show when each was last checked.`,
    noTopic: 'Without a topic: not on the page',
    earlier: (question: string) => `Move up: ${question}`,
    later: (question: string) => `Move down: ${question}`,
    moved: (place: number, count: number) => `Moved: now ${place} of ${count}.`,
    notMoved: 'It was not moved.',
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
      slug: 'Name in the address',
      position: 'Place',
    } satisfies FormTexts<typeof question>['fields'],
    help: {
      answer:
        'An empty line begins a new paragraph. A placeholder such as {fact:transferPercent} writes a figure with its source.',
      slug: 'Links to the answer end with it: /faq#golden-visa. Made of the question if left empty.',
    },
    missing: {
      topic: 'a topic: the page does not show it without',
      answer: 'an answer: the page does not show it without',
      figures: 'a source for each figure: a placeholder states where a figure is from, and of which day',
    },
    facts: {
      title: 'Figures with a source',
      about: 'Write the placeholder in the answer. {source:…} in place of {fact:…} only names the source below it.',
    },
  }),
});
