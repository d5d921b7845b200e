import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Agent } from '@iwan/shared/domain/model/entities';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { AgentGrid } from '../../parts/agents/agent-grid';
import type { AgentFigures } from '../../parts/figures/agent-figures';
import { LanguageLinks } from '../../parts/languages/language-links';
import { textsOf as partTextsOf } from '../../parts/texts';
import styles from './agents-page.module.css';
import { textsOf } from './texts';

export interface AgentsData {
  /** The agents to show, in the order of the backend. */
  readonly agents: readonly Agent[];
  readonly figures: Readonly<Record<string, AgentFigures>>;
  /** Every language that any agent speaks. */
  readonly languages: readonly string[];
  /** The requested language; `null` for all agents. */
  readonly language: string | null;
}

/** All agents as cards, filtered by language. */
export function AgentsPage({ data: { agents, figures, languages, language } }: { readonly data: AgentsData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const locale = useLocale();
  const stepsAbove = [{ name: texts.team, href: paths.ourTeam() }];
  return (
    <Container className={styles.page}>
      <LinkedBreadcrumb steps={stepsAbove} current={texts.agents} />
      <PageHead
        title={language === null ? texts.title : texts.speaking(valueWords(language, locale))}
        lede={texts.lede}
      />
      {languages.length === 0 ? null : (
        <nav className={styles.languages} aria-label={texts.languages}>
          <LanguageLinks label={texts.languages} languages={languages} chosen={language} all={texts.all} />
        </nav>
      )}
      {agents.length === 0 ? (
        <EmptyState title={partTexts.none} reason={partTexts.soon} />
      ) : (
        <AgentGrid agents={agents} figures={figures} />
      )}
    </Container>
  );
}
