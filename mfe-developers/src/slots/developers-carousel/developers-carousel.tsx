import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import type { Niche } from '../../parts/niche';
import { NicheCarousel } from '../../parts/niche-carousel';
import { textsOf as partTextsOf } from '../../parts/texts';
import { textsOf } from './texts';

export type DevelopersData = readonly Niche[];

/** The developers on Home (section 2). */
export function DevelopersCarousel({ data }: { readonly data: DevelopersData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  return (
    <Section ground="sunk" labelledBy="developers-title">
      <Container>
        {data.length === 0 ? (
          <>
            <SectionHead id="developers-title" title={texts.title} />
            <EmptyState title={partTexts.none} reason={partTexts.soon} />
          </>
        ) : (
          <NicheCarousel id="developers" title={texts.title} developers={data} />
        )}
      </Container>
    </Section>
  );
}
