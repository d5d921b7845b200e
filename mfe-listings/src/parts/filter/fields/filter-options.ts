import { agentsApi } from '@iwan/shared/api/agents';
import { developersApi } from '@iwan/shared/api/developers';
import type { Http } from '@iwan/shared/contracts/http';
import { alphabetical } from '@iwan/shared/domain/format/alphabetical';
import { type ShownNames, shownNamesOf } from '../shown-names';
import { filterAgents } from './filter-choices';

/** Options that come from the backend. */
export interface FilterOptions {
  readonly developers: readonly string[];
  readonly agents: readonly string[];
  /** Left out where all are shown by these names. */
  readonly shown?: ShownNames;
}

/** Loads the names of developers, and the agents that the filter offers (section 9). */
export async function loadFilterOptions(http: Http, signal: AbortSignal): Promise<FilterOptions> {
  const [developers, agents] = await Promise.all([developersApi(http).list(signal), agentsApi(http).list(signal)]);
  const shown = shownNamesOf([...developers, ...agents]);
  const names = new Set(developers.map(({ name }) => name));
  return {
    developers: [...names].sort(alphabetical),
    agents: [...new Set(agents.map(({ name }) => name))].slice(0, filterAgents),
    ...(Object.keys(shown).length > 0 && { shown }),
  };
}
