import type { ProjectAgent } from '@iwan/shared/contracts/entities';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { WhatsappLink } from '@iwan/shared/ui/whatsapp-link';
import styles from './ask-agents.module.css';
import { texts } from './texts';

/** More would not fit beside the tick of a card. */
const mostAgents = 3;

interface AskAgentsProps {
  readonly agents: readonly ProjectAgent[];
  /** What is asked about. */
  readonly project: string;
}

/** A chat with each agent of a project (section 2): the first by name, the others as circles. Nothing without a number. */
export function AskAgents({ agents, project }: AskAgentsProps) {
  const reached = agents
    .slice(0, mostAgents)
    .flatMap(({ name, phone }, index) => (phone === null ? [] : [{ key: `${index} ${name}`, name, phone }]));
  if (reached.length === 0) return null;
  return (
    <div className={styles.agents}>
      {reached.map(({ key, name, phone }, index) => (
        <WhatsappLink
          key={key}
          phone={phone}
          label={texts.whatsapp(name, project)}
          message={whatsappMessage(name, project)}
          {...(index === 0 ? { word: firstNameOf(name), className: styles.named } : {})}
        />
      ))}
    </div>
  );
}

/** `Mariam Al Suri` => `Mariam` */
function firstNameOf(name: string): string {
  return name.split(/\s/, 1)[0] ?? name;
}
