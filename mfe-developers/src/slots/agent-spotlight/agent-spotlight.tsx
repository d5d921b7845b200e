import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Agent } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { languageWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Portrait } from '@iwan/shared/ui/content/portrait';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { RecordName, RecordWords } from '@iwan/shared/ui/records/record-words';
import { LinkedinLink } from '../../parts/linkedin-link';
import { textsOf as partTextsOf } from '../../parts/texts';
import styles from './agent-spotlight.module.css';
import { textsOf } from './texts';

/** `null` where the list has fewer than six agents. */
export type AgentSpotlightData = Agent | null;

const titleId = 'agents-title';

/** Meet Our Agents on Home: one agent, hence a carousel of one slide, without controls (section 2). */
export function AgentSpotlight({ data: agent }: { readonly data: AgentSpotlightData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  return (
    <Section tight labelledBy={titleId}>
      <Container>
        {agent === null ? (
          <>
            <SectionHead id={titleId} title={texts.title} />
            <EmptyState title={partTexts.none} reason={partTexts.soon} />
          </>
        ) : (
          <Spotlight agent={agent} />
        )}
      </Container>
    </Section>
  );
}

function Spotlight({ agent }: { readonly agent: Agent }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const partTexts = useTexts(partTextsOf);
  return (
    <div className={styles.agent}>
      <Portrait
        path={agent.image}
        name={shownName(agent)}
        alt={shownName(agent)}
        width={432}
        sizes="(max-width: 767.98px) 19rem, 27rem"
        className={styles.portrait}
      />
      <div>
        <h2 id={titleId}>{texts.title}</h2>
        <h3 className={styles.name}>
          <RecordName of={agent} />
        </h3>
        {agent.designation === null ? null : (
          <p className={styles.designation}>
            <RecordWords of={agent} field="designation">
              {agent.designation}
            </RecordWords>
          </p>
        )}
        {agent.brn === undefined ? null : <p className={styles.designation}>{partTexts.brn(agent.brn)}</p>}
        {agent.languages === null ? null : (
          <dl className={styles.languages}>
            <dt>{texts.languages}</dt>
            <dd>{languageWords(agent.languages, locale)}</dd>
          </dl>
        )}
        <div className={styles.ways}>
          <ButtonLink href={paths.agent(agent.name)}>{texts.profile}</ButtonLink>
          <TextLink href={paths.agents()}>{texts.all}</TextLink>
          {agent.linkedin === null ? null : <LinkedinLink href={agent.linkedin} name={shownName(agent)} />}
        </div>
      </div>
    </div>
  );
}
