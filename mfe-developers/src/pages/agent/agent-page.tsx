import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Agent, AgentProfile } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { FileLink } from '@iwan/shared/ui/actions/file-link';
import { RichText } from '@iwan/shared/ui/content/rich-text';
import { EnquiryCard } from '@iwan/shared/ui/forms/enquiry-card';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { SlotPlace } from '@iwan/shared/ui/layout/slot-place';
import { EnglishNote, RecordWords } from '@iwan/shared/ui/records/record-words';
import { AgentGrid } from '../../parts/agents/agent-grid';
import type { AgentReview, KnownAgent } from '../../parts/figures/agent-figures';
import styles from './agent-page.module.css';
import { AgentSummary } from './agent-summary';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

export interface AgentData {
  /** `null` when no agent has the slug of the address. */
  readonly agent: AgentProfile | null;
  /** `null` where the backend does not have them. */
  readonly figures: KnownAgent | null;
  /** Agents with a similar name, for an address without an agent. */
  readonly near: readonly Agent[];
}

/** An agent's page (section 2). */
export function AgentPage({ data: { agent, figures, near } }: { readonly data: AgentData }) {
  const texts = useTexts(textsOf);
  if (agent !== null) return <Profile agent={agent} figures={figures} />;
  return (
    <LostPage
      title={texts.notFound}
      reason={texts.lostReason}
      {...(near.length === 0 ? {} : { near: { title: texts.near, content: <AgentGrid agents={near} heading="h3" /> } })}
    />
  );
}

interface ProfileProps extends Pick<AgentData, 'figures'> {
  readonly agent: AgentProfile;
}

function Profile({ agent, figures }: ProfileProps) {
  const texts = useTexts(textsOf);
  const { name, description, card } = agent;
  const shown = shownName(agent);
  return (
    <>
      <Container>
        <LinkedBreadcrumb steps={stepsAbove(useLocale())} current={shown} />
        <EnglishNote of={agent} />
        <AgentSummary agent={agent} figures={figures} />
        <div className={styles.split}>
          <div className={styles.story}>
            {description.length === 0 ? null : (
              <section aria-labelledby="about-title">
                <h2 id="about-title" className={styles.title}>
                  {texts.about(shown)}
                </h2>
                <RecordWords of={agent} field="description" as="div">
                  <RichText text={description} />
                </RecordWords>
              </section>
            )}
            <BusinessCard path={card} />
            <Reviews reviews={figures?.published ?? []} />
          </div>
          <EnquiryCard title={texts.ask(shown)} about={{ agent: name }} />
        </div>
      </Container>
      <SlotPlace name="projects-of-agent" />
    </>
  );
}

/** The agent's business card to download (section 2); nothing without one. */
function BusinessCard({ path }: { readonly path: string | null }) {
  const texts = useTexts(textsOf);
  return path === null ? null : <FileLink title={texts.card} path={path} more={texts.cardMore} />;
}

/** Published reviews, the newest first; nothing without any. */
function Reviews({ reviews }: { readonly reviews: readonly AgentReview[] }) {
  const texts = useTexts(textsOf);
  const { month: monthOf } = formatFor(useLocale());
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.title}>
        {texts.reviews}
      </h2>
      <ul className={styles.reviews}>
        {reviews.map(({ stars, name, text, month }) => (
          <li key={`${name} ${month} ${text}`}>
            <p role="img" aria-label={texts.stars(stars)} className={styles.stars}>
              {'★'.repeat(stars)}
            </p>
            <p className={styles.said}>
              <bdi>{text}</bdi>
            </p>
            <p className={styles.from}>
              <bdi>{name}</bdi> · {monthOf(Date.parse(month))}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.from}>{texts.fromWhom}</p>
    </section>
  );
}
