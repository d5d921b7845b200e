import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { HidingReason, ReviewState } from '@iwan/shared/domain/reviews/review-wire';

const states: Readonly<Record<ReviewState, string>> = {
  asked: 'Asked',
  pending: 'Pending',
  published: 'Published',
  hidden: 'Hidden',
};

const reasons: Readonly<Record<HidingReason, string>> = {
  insult: 'Insulting',
  'personal data': 'Personal data',
  'off topic': 'Not about the agent',
  'not genuine': 'Not genuine',
};

export const textsOf = defineTexts({
  en: () => ({
    title: 'Reviews',
    empty: 'No reviews yet. People who had a reply are asked after three days.',
    columns: {
      agent: 'Agent',
      stars: 'Stars',
      text: 'Review',
      name: 'By',
      given: 'When',
      state: 'Status',
      actions: 'Actions',
    },
    states,
    reasons,
    hiddenFor: (state: string, reason: string) => `${state}: ${reason}`,
    publish: 'Publish',
    hide: 'Hide because…',
  }),
});
