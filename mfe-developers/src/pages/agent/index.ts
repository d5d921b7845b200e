import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { agentHead } from './agent-head';
import { type AgentData, AgentPage } from './agent-page';
import { textsOf } from './texts';

export const route = defineRoute<AgentData>({
  Component: AgentPage,
  loader: async (args) => (await import('./load-agent')).loadAgent(args),
  head: agentHead,
  action: async (args) => (await import('@iwan/shared/forms/enquiry-action')).enquiryAction(args),
  addresses: async ({ http, signal }) => {
    const { agentsApi } = await import('@iwan/shared/api/agents');
    return (await agentsApi(http).list(signal)).map(({ name }) => ({ path: paths.agent(name) }));
  },
  status: ({ agent }) => (agent === null ? 404 : 200),
  redirect: ({ agent }, { locale }) =>
    agent === null ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound }) : null,
});
