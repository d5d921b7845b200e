import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { LeaderCard } from '../../parts/leaders/leader-card';
import type { LeadersData } from '../../parts/leaders/load-leaders';
import { textsOf as partTextsOf } from '../../parts/texts';
import { textsOf } from './texts';

/** Milliseconds. Section 9 gives none for the leaders: the speed of the agents' carousel with a longer pause. */
const timing = { speed: 1500, interval: 4000 };

/** Meet the Masterminds on About: the team's leaders (section 2). */
export function Masterminds({ data: { leaders } }: { readonly data: LeadersData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const slides = leaders.map((leader) => ({
    key: leader.id,
    content: <LeaderCard leader={leader} heading="h3" />,
  }));
  return (
    <Section ground="sunk" labelledBy="masterminds-title">
      <Container>
        {slides.length === 0 ? (
          <>
            <SectionHead id="masterminds-title" title={texts.title} />
            <EmptyState title={partTexts.none} reason={partTexts.soon} />
          </>
        ) : (
          <Carousel id="masterminds" title={texts.title} slides={slides} fit="four" timing={timing} />
        )}
      </Container>
    </Section>
  );
}
