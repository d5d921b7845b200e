import { business } from '@iwan/shared/contracts/business';
import type { Project, ProjectAgent } from '@iwan/shared/contracts/entities';
import { mailtoOf, telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { enquiryTexts } from '@iwan/shared/forms/enquiry-texts';
import { ButtonLink } from '@iwan/shared/ui/button';
import { EnquiryForm } from '@iwan/shared/ui/enquiry-form';
import { Icon } from '@iwan/shared/ui/icon';
import styles from './agent-card.module.css';
import { AgentList } from './agent-list';
import { texts } from './texts';

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
  return (
    <section className={styles.card} aria-labelledby="enquiry-title">
      <h2 id="enquiry-title" className={styles.title}>
        {words.title(name)}
      </h2>
      <AgentList project={name} agents={agents} chosen={agent?.name ?? ''} onChoose={onChooseAgent} />
      <EnquiryForm
        about={{ agent: agent?.name ?? '', property: name }}
        labelledBy="enquiry-title"
        {...(agents.length > 1 ? { chosen: 'agent' } : {})}
      />
      <div className={styles.ways}>
        <ButtonLink size="small" href={telephoneOf(agent)}>
          <Icon name="phone" />
          {enquiryTexts.call}
        </ButtonLink>
        <ButtonLink size="small" href={mailtoOf(name)}>
          <Icon name="mail" />
          {enquiryTexts.mail}
        </ButtonLink>
      </div>
      {agents.length > 0 ? null : <p className={styles.business}>{business.fullName}</p>}
    </section>
  );
}
