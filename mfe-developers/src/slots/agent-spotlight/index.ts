import { defineSlot } from '@iwan/shared/contracts/module';
import { AgentSpotlight, type AgentSpotlightData } from './agent-spotlight';

/** Only the agent at position 6 of the list is shown (sections 2 and 9). */
const featuredIndex = 5;

export const slot = defineSlot<AgentSpotlightData>({
  Component: AgentSpotlight,
  loader: async ({ http, signal }) => {
    const { agentsApi } = await import('@iwan/shared/api/agents');
    return (await agentsApi(http).list(signal))[featuredIndex] ?? null;
  },
});
