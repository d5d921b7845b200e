import { agentsApi } from '@iwan/shared/api/agents';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { collationLocale } from '@iwan/shared/domain/format/languages';
import type { Agent } from '@iwan/shared/domain/model/entities';
import { cutLine } from '@iwan/shared/domain/record/cut-line';
import { hasEntry, splitList } from '@iwan/shared/domain/record/split-list';
import { listFigures } from '../../parts/figures/agent-figures';
import type { AgentsData } from './agents-page';

/** All agents, or those who speak the language of the address. */
export async function loadAgents({ query, http, signal }: LoaderArguments): Promise<AgentsData> {
  const agents = await agentsApi(http).list(signal);
  const figures = await listFigures(http, agents, signal);
  const languages = spokenLanguages(agents);
  const requested = cutLine(query.get('language')?.trim() ?? '');
  if (requested === '') return { agents, figures, languages, language: null };
  const language = languages.find((each) => each.toLowerCase() === requested.toLowerCase()) ?? requested;
  return { agents: speakersOf(agents, language), figures, languages, language };
}

/** The languages of agents, sorted by the number of speakers, then by name. */
export function spokenLanguages(agents: readonly Agent[]): readonly string[] {
  const speakers = new Map<string, { readonly language: string; count: number }>();
  for (const language of agents.flatMap(languagesOf)) {
    const key = language.toLowerCase();
    const known = speakers.get(key);
    if (known) known.count += 1;
    else speakers.set(key, { language, count: 1 });
  }
  return [...speakers.values()]
    .sort((one, other) => other.count - one.count || one.language.localeCompare(other.language, collationLocale))
    .map(({ language }) => language);
}

/** The agents who speak a language, ignoring case. */
export function speakersOf(agents: readonly Agent[], language: string): readonly Agent[] {
  return agents.filter((agent) => hasEntry(languagesOf(agent), language));
}

function languagesOf({ languages }: Agent): readonly string[] {
  return splitList(languages ?? '');
}
