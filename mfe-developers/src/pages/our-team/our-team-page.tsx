import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { RightIcon } from '@iwan/shared/ui/icons/right';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { Section } from '@iwan/shared/ui/layout/section';
import { LeaderCard } from '../../parts/leaders/leader-card';
import type { LeadersData } from '../../parts/leaders/load-leaders';
import { PeopleGrid } from '../../parts/people/people-grid';
import { textsOf as partTextsOf } from '../../parts/texts';
import styles from './our-team-page.module.css';
import { textsOf } from './texts';

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

/** The links at the end of the team page. */
function WaysOn() {
  const texts = useTexts(textsOf);
  const ways = [
    { ...texts.agents, href: paths.agents() },
    { ...texts.about, href: paths.about() },
    { ...texts.career, href: paths.career() },
  ];
  return (
    <Section labelledBy="ways-on">
      <Container>
        <h2 id="ways-on" className="visually-hidden">
          {texts.waysOn}
        </h2>
        <ul className={styles.ways}>
          {ways.map(({ title, text, href }) => (
            <li key={href} className={styles.way}>
              <div>
                <h3>
                  <CardLink href={href}>{title}</CardLink>
                </h3>
                <p>{text}</p>
              </div>
              <RightIcon />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
