import { defineRoute } from '@iwan/shared/contracts/module';
import { AgentReviewPage } from './agent-review-page';
import type { ReviewPageState } from './load-agent-review';
import { textsOf } from './texts';

const statuses: Readonly<Partial<Record<ReviewPageState['kind'], number>>> = { expired: 404, away: 503 };

/** `/agents/{agent}/review`: what the link of a mail that asks for a review leads to. */
export const route = defineRoute<ReviewPageState>({
  Component: AgentReviewPage,
  loader: async (args) => (await import('./load-agent-review')).loadAgentReview(args),
  action: async (args) => (await import('./agent-review-action')).agentReviewAction(args),
  head: (_, { locale }) => {
    const { headTitle, why } = textsOf(locale);
    return { title: headTitle, description: why, noindex: true };
  },
  status: ({ kind }) => statuses[kind] ?? 200,
});
