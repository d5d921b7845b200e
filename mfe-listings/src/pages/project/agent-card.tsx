import { mailtoOf, telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import type { Project, ProjectAgent } from '@iwan/shared/domain/model/entities';
import { EnquiryCard } from '@iwan/shared/ui/forms/enquiry-card';
import { AgentList } from './agent-list';
import { textsOf } from './texts';

interface AgentCardProps {
  readonly project: Project;
  /** Whom the enquiry goes to; `null` where the project has no agent. */
  readonly agent: ProjectAgent | null;
  readonly onChooseAgent: (name: string) => void;
}

/** The agents of a project and the form to ask them (section 2). Without an agent the business itself answers. */
export function AgentCard({ project, agent, onChooseAgent }: AgentCardProps) {
  const texts = useTexts(textsOf);
  const { name, agents } = project;
  return (
    <EnquiryCard
      title={texts.enquiry.title(name)}
      about={{ agent: agent?.name ?? '', property: name }}
      ways={{ telephone: telephoneOf(agent), mail: mailtoOf(name) }}
      {...(agents.length > 1 ? { chosen: 'agent' } : {})}
      {...(agents.length > 0 ? {} : { note: business.fullName })}
    >
      <AgentList project={name} agents={agents} chosen={agent?.name ?? ''} onChoose={onChooseAgent} />
    </EnquiryCard>
  );
}
