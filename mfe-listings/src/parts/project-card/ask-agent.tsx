import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectAgent } from '@iwan/shared/domain/model/entities';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { textsOf } from '../texts';
import styles from './ask-agent.module.css';

interface AskAgentProps {
  readonly agents: readonly ProjectAgent[];
  /** The agent to show first, where one is given. */
  readonly preferred: string | undefined;
  /** The subject of the message. */
  readonly project: string;
}

/** A WhatsApp link to an agent of a project, by name (section 2); the page of the project has all agents. */
export function AskAgent({ agents, preferred, project }: AskAgentProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const reached = agents.filter(({ phone }) => phone !== null);
  const agent = reached.find(({ name }) => name === preferred) ?? reached[0];
  if (agent === undefined || agent.phone === null) return null;
  return (
    <WhatsappLink
      className={styles.agent}
      phone={agent.phone}
      label={texts.whatsapp(agent.name, project)}
      message={whatsappMessage(agent.name, project, locale)}
      word={firstNameOf(agent.name)}
    />
  );
}

/** `Mariam Al Suri` => `Mariam` */
function firstNameOf(name: string): string {
  return name.split(/\s/, 1)[0] ?? name;
}
