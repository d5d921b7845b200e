import type { Agent } from '@iwan/shared/domain/model/entities';
import { PeopleGrid } from '../people/people-grid';
import { AgentCard } from './agent-card';

interface AgentGridProps {
  readonly agents: readonly Agent[];
  /** The heading level of their names. */
  readonly heading?: 'h2' | 'h3';
}

/** Agents as cards. */
export function AgentGrid({ agents, heading = 'h2' }: AgentGridProps) {
  return (
    <PeopleGrid>
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <AgentCard agent={agent} heading={heading} priority={index === 0 && heading === 'h2'} />
        </li>
      ))}
    </PeopleGrid>
  );
}
