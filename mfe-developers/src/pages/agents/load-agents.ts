import { agentsApi } from '@iwan/shared/api/agents';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { cutLine } from '@iwan/shared/domain/record/cut-line';
import { speakersOf, spokenLanguages } from '../../parts/languages/spoken-languages';
import type { AgentsData } from './agents-page';

/** All agents, or those who speak the language of the address. */
export async function loadAgents({ query, http, signal }: LoaderArguments): Promise<AgentsData> {
  const agents = await agentsApi(http).list(signal);
  const languages = spokenLanguages(agents);
  const asked = cutLine(query.get('language')?.trim() ?? '');
  if (asked === '') return { agents, languages, language: null };
  const language = languages.find((each) => each.toLowerCase() === asked.toLowerCase()) ?? asked;
  return { agents: speakersOf(agents, language), languages, language };
}
