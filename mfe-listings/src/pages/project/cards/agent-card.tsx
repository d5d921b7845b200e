import { mailtoOf, telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { Project, ProjectAgent, Unit } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { EnquiryCard } from '@iwan/shared/ui/forms/enquiry-card';
import { textsOf as unitTextsOf } from '../../../parts/unit/texts';
import { unitName, unitReference } from '../../../parts/unit/unit-name';
import { textsOf } from '../texts';
import { AgentList } from './agent-list';

interface AgentCardProps {
  readonly project: Project;
  /** The unit of the enquiry; `null` where none is chosen. */
  readonly unit: Unit | null;
  /** The recipient of the enquiry; `null` where the project has no agent. */
  readonly agent: ProjectAgent | null;
  readonly onChooseAgent: (name: string) => void;
}

/** The agents of a project and the enquiry form (section 2). Without an agent the business itself is contacted. */
export function AgentCard({ project, unit, agent, onChooseAgent }: AgentCardProps) {
  const texts = useTexts(textsOf);
  const unitTexts = useTexts(unitTextsOf);
  const locale = useLocale();
  const { name, agents } = project;
  const shown = shownName(project);
  return (
    <EnquiryCard
      title={texts.enquiry.title(unit === null ? shown : unitTexts.at(unitName(unit, locale), shown))}
      about={{
        agent: agent?.name ?? '',
        property: name,
        ...(unit !== null && { unit: unitReference(unit) }),
      }}
      ways={{ telephone: telephoneOf(agent), mail: mailtoOf(shown) }}
      {...(agents.length > 1 ? { chosen: 'agent' } : {})}
      {...(agents.length > 0 ? {} : { note: businessTextsOf(locale).fullName })}
    >
      <AgentList project={shown} agents={agents} chosen={agent?.name ?? ''} onChoose={onChooseAgent} />
    </EnquiryCard>
  );
}
