import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectAgent, ProjectCard } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { textsOf } from '../texts';
import styles from './project-card.module.css';

/** As many as fit beside a name; the page of the project has all agents. */
const mostAgents = 3;

interface AskAgentProps {
  readonly agents: readonly ProjectAgent[];
  /** The only agent to show, where one is given who has a phone. */
  readonly preferred: string | undefined;
  /** The subject of the message. */
  readonly project: Pick<ProjectCard, 'name' | 'translation'>;
}

/** A WhatsApp link to each agent of a project who has a phone (section 2). */
export function AskAgent({ agents, preferred, project }: AskAgentProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const reached = agents.flatMap((agent) =>
    agent.phone === null ? [] : { name: agent.name, shown: shownName(agent), phone: agent.phone },
  );
  const own = reached.filter(({ name }) => name === preferred);
  if (reached.length === 0) return null;
  return (
    <div className={styles.agents}>
      {(own.length === 0 ? reached : own).slice(0, mostAgents).map(({ name, shown, phone }) => (
        <WhatsappLink
          key={name}
          phone={phone}
          label={texts.whatsapp(shown, shownName(project))}
          message={whatsappMessage(shown, shownName(project), locale)}
        />
      ))}
    </div>
  );
}
