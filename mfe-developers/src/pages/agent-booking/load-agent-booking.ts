import { agentsApi } from '@iwan/shared/api/agents';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { findFigures } from '../../parts/figures/agent-figures';

export interface BookingData {
  /** As it is shown, and as leads name it; `null` where nothing can be booked. */
  readonly agent: { readonly name: string; readonly record: string } | null;
  /** The times that are taken, ISO 8601. */
  readonly booked: readonly string[];
  /** When the page was loaded: server and browser show the same times. */
  readonly now: string;
}

/** The agent and the times that are taken. Without our own backend nothing can be booked. */
export async function loadAgentBooking({ params, http, signal }: LoaderArguments): Promise<BookingData> {
  const agent = await agentsApi(http).find(params.agent ?? '', signal);
  const figures = await findFigures(http, agent, signal);
  const now = new Date().toISOString();
  if (agent === null || figures === null) return { agent: null, booked: [], now };
  return { agent: { name: shownName(agent), record: agent.name }, booked: figures.booked, now };
}
