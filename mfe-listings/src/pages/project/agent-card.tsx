import { business } from '@iwan/shared/contracts/business';
import type { Project, ProjectAgent } from '@iwan/shared/contracts/entities';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Choices } from '@iwan/shared/ui/choices';
import { Icon } from '@iwan/shared/ui/icon';
import { Picture } from '@iwan/shared/ui/picture';
import { WhatsappLink } from '@iwan/shared/ui/whatsapp-link';
import styles from './agent-card.module.css';
import { EnquiryForm } from './enquiry-form';
import { texts } from './texts';
import { mailtoOf, telephoneOf } from './ways-to-reach';

interface AgentCardProps {
  readonly project: Project;
  /** Whom the enquiry goes to; `null` where the project has no agent. */
  readonly agent: ProjectAgent | null;
  readonly onChooseAgent: (name: string) => void;
}

const words = texts.enquiry;

/** The agents of a project and the form to ask them (section 2). Without an agent the business itself answers. */
export function AgentCard({ project, agent, onChooseAgent }: AgentCardProps) {
  const { name, agents } = project;
  const names = [...new Set(agents.map((each) => each.name))];
  return (
    <section className={styles.card} aria-labelledby="enquiry-title">
      <h2 id="enquiry-title" className={styles.title}>
        {words.title(name)}
      </h2>
      {agents.map((each) => (
        <Person key={each.name} agent={each} project={name} />
      ))}
      <EnquiryForm project={name} agent={agent?.name ?? ''}>
        {names.length < 2 ? null : (
          <Choices
            name="agent"
            legend={words.agents}
            options={names}
            value={agent?.name ?? ''}
            onChange={onChooseAgent}
          />
        )}
      </EnquiryForm>
      <div className={styles.ways}>
        <ButtonLink size="small" href={telephoneOf(agent)}>
          <Icon name="phone" />
          {words.call}
        </ButtonLink>
        <ButtonLink size="small" href={mailtoOf(name)}>
          <Icon name="mail" />
          {words.mail}
        </ButtonLink>
      </div>
      {agents.length > 0 ? null : <p className={styles.business}>{business.fullName}</p>}
    </section>
  );
}

function Person({ agent, project }: { readonly agent: ProjectAgent; readonly project: string }) {
  return (
    <div className={styles.person}>
      <div className={styles.portrait}>
        {agent.image === null ? null : <Picture path={agent.image} alt="" width={80} height={92} sizes="80px" />}
      </div>
      <div>
        <h3>{agent.name}</h3>
        {agent.designation === null ? null : <p>{agent.designation}</p>}
      </div>
      {agent.phone === null ? null : (
        <WhatsappLink phone={agent.phone} label={words.whatsapp(agent.name, project)} className={styles.whatsapp} />
      )}
    </div>
  );
}
