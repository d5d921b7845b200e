import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { LeaderCard } from '../../parts/leaders/leader-card';
import type { LeadersData } from '../../parts/leaders/load-leaders';
import { PeopleGrid } from '../../parts/people/people-grid';
import { textsOf as partTextsOf } from '../../parts/texts';
import styles from './our-team-page.module.css';
import { textsOf } from './texts';
import { WaysOn } from './ways-on';

/** The team page: its leaders, and links to Career and About (section 2). */
export function OurTeamPage({ data: { leaders } }: { readonly data: LeadersData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  return (
    <>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
      </Container>
      <section className={styles.ground} aria-labelledby="leaders">
        <Container>
          <h2 id="leaders" className="visually-hidden">
            {texts.leaders}
          </h2>
          {leaders.length === 0 ? (
            <EmptyState title={partTexts.none} reason={partTexts.soon} />
          ) : (
            <PeopleGrid>
              {leaders.map((leader, index) => (
                <li key={leader.id}>
                  <LeaderCard leader={leader} heading="h3" priority={index === 0} />
                </li>
              ))}
            </PeopleGrid>
          )}
        </Container>
      </section>
      <WaysOn />
    </>
  );
}
