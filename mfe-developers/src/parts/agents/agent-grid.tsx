import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Agent } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { languageWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import type { AgentFigures } from '../figures/agent-figures';
import { FigureList } from '../figures/figure-list';
import { PeopleGrid } from '../people/people-grid';
import { PersonCard } from '../people/person-card';
import { textsOf } from '../texts';
import styles from './agent-grid.module.css';

interface AgentGridProps {
  readonly agents: readonly Agent[];
  /** By the ids of agents. */
  readonly figures?: Readonly<Record<string, AgentFigures>>;
  /** The heading level of their names. */
  readonly heading?: 'h2' | 'h3';
}

export function AgentGrid({ agents, figures = {}, heading = 'h2' }: AgentGridProps) {
  return (
    <PeopleGrid>
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <AgentCard
            agent={agent}
            figures={figures[agent.id]}
            heading={heading}
            priority={index === 0 && heading === 'h2'}
          />
        </li>
      ))}
    </PeopleGrid>
  );
}

interface AgentCardProps {
  readonly agent: Agent;
  readonly figures: AgentFigures | undefined;
  readonly heading: 'h2' | 'h3';
  readonly priority: boolean;
}

/** An agent in a list; the name is a link that covers the card, except for the contact link. */
function AgentCard({ agent, figures, heading, priority }: AgentCardProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const name = shownName(agent);
  const { languages, phone, brn } = agent;
  return (
    <PersonCard
      person={agent}
      name={
        <CardLink href={paths.agent(agent.name)}>
          <RecordName of={agent} />
        </CardLink>
      }
      heading={heading}
      priority={priority}
      aside={
        phone === null ? null : (
          <WhatsappLink
            phone={phone}
            label={texts.whatsapp(name)}
            message={whatsappMessage(name, null, locale)}
            className={styles.whatsapp}
          />
        )
      }
    >
      {languages === null ? null : <p className={styles.languages}>{languageWords(languages, locale)}</p>}
      {brn === undefined ? null : <p className={styles.registration}>{texts.brn(brn)}</p>}
      <FigureList figures={figures} />
    </PersonCard>
  );
}
