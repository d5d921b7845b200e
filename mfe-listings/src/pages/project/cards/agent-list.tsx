import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectAgent } from '@iwan/shared/domain/model/entities';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { Picture } from '@iwan/shared/ui/content/picture';
import { textsOf } from '../texts';
import styles from './agent-list.module.css';

interface AgentListProps {
  readonly project: string;
  readonly agents: readonly ProjectAgent[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The agents of the project; of several, one can be chosen for the enquiry. */
export function AgentList({ project, agents, chosen, onChoose }: AgentListProps) {
  const { enquiry: texts } = useTexts(textsOf);
  const [only] = agents;
  if (only === undefined) return null;
  if (agents.length === 1) {
    return (
      <div className={styles.person}>
        <Portrait agent={only} />
        <AgentText agent={only} />
        <Whatsapp agent={only} project={project} />
      </div>
    );
  }
  return (
    <fieldset className={styles.several}>
      <legend>{texts.agents}</legend>
      {agents.map((agent) => (
        <div key={agent.name} className={styles.person}>
          <label className={styles.choice}>
            <input
              type="radio"
              name="agent"
              form="enquiry"
              value={agent.name}
              checked={agent.name === chosen}
              onChange={() => onChoose(agent.name)}
            />
            <Portrait agent={agent} />
            <AgentText agent={agent} />
          </label>
          <Whatsapp agent={agent} project={project} />
        </div>
      ))}
    </fieldset>
  );
}

function Portrait({ agent: { image } }: { readonly agent: ProjectAgent }) {
  return (
    <span className={styles.portrait}>
      {image === null ? null : <Picture path={image} alt="" width={80} height={92} sizes="80px" />}
    </span>
  );
}

function AgentText({ agent: { name, designation, brn } }: { readonly agent: ProjectAgent }) {
  const { enquiry: texts } = useTexts(textsOf);
  return (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      {designation === null ? null : <span className={styles.designation}>{designation}</span>}
      {brn === undefined ? null : <span className={styles.designation}>{texts.brn(brn)}</span>}
    </span>
  );
}

function Whatsapp({ agent, project }: { readonly agent: ProjectAgent; readonly project: string }) {
  const { enquiry: texts } = useTexts(textsOf);
  const locale = useLocale();
  return agent.phone === null ? null : (
    <WhatsappLink
      phone={agent.phone}
      label={texts.whatsapp(agent.name, project)}
      message={whatsappMessage(agent.name, project, locale)}
      className={styles.whatsapp}
    />
  );
}
