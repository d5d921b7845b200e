import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectAgent } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { Portrait } from '@iwan/shared/ui/content/portrait';
import { RecordName, RecordWords } from '@iwan/shared/ui/records/record-words';
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
        <Face agent={only} />
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
            <Face agent={agent} />
            <AgentText agent={agent} />
          </label>
          <Whatsapp agent={agent} project={project} />
        </div>
      ))}
    </fieldset>
  );
}

function Face({ agent }: { readonly agent: ProjectAgent }) {
  return <Portrait path={agent.image} name={shownName(agent)} width={80} sizes="80px" className={styles.portrait} />;
}

function AgentText({ agent }: { readonly agent: ProjectAgent }) {
  const { designation, brn } = agent;
  const { enquiry: texts } = useTexts(textsOf);
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        <RecordName of={agent} />
      </span>
      {designation === null ? null : (
        <span className={styles.designation}>
          <RecordWords of={agent} field="designation">
            {designation}
          </RecordWords>
        </span>
      )}
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
      label={texts.whatsapp(shownName(agent), project)}
      message={whatsappMessage(shownName(agent), project, locale)}
      className={styles.whatsapp}
    />
  );
}
