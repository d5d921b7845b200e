import { agentsApi } from '@iwan/shared/api/agents';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Agent } from '@iwan/shared/domain/model/entities';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { findFigures } from '../../parts/figures/agent-figures';
import type { AgentData } from './agent-page';

/** One row of cards. */
const mostNear = 4;

/** The agent of an address; without one, agents with a similar name. */
export async function loadAgent({ params, http, signal }: LoaderArguments): Promise<AgentData> {
  const agents = agentsApi(http);
  const slug = params.agent ?? '';
  const agent = await agents.find(slug, signal);
  const figures = await findFigures(http, agent, signal);
  // The page already says that something is missing, and works without the others.
  const others = agent === null ? await agents.list(signal).catch(() => []) : [];
  return { agent, figures, near: nearest(others, slug) };
}

/** Agents whose name shares a word with the address come first. */
function nearest(agents: readonly Agent[], slug: string): readonly Agent[] {
  const sought = new Set(toSlug(slug).split('-'));
  const isAlike = ({ name }: Agent) =>
    toSlug(name)
      .split('-')
      .some((part) => sought.has(part));
  return [...agents.filter(isAlike), ...agents.filter((agent) => !isAlike(agent))].slice(0, mostNear);
}
