import type { DeveloperCard } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Carousel } from '@iwan/shared/ui/carousel';
import { Container } from '@iwan/shared/ui/container';
import { EmptyState } from '@iwan/shared/ui/empty-state';
import { Section } from '@iwan/shared/ui/section';
import { SectionHead } from '@iwan/shared/ui/section-head';
import { DeveloperNiche } from '../../parts/developer-niche';
import { texts as partTexts } from '../../parts/texts';
import { texts } from './texts';

export type DevelopersData = readonly DeveloperCard[];

/** Section 9, in milliseconds. */
const timing = { speed: 500, interval: 2000 };

/** The developers on Home: 4 in sight, 3 below 1390 px, 2 below 991 px, 1 below 768 px (section 2). */
export function DevelopersCarousel({ data }: { readonly data: DevelopersData }) {
  const slides = data.map((developer) => ({
    key: developer.id,
    content: <DeveloperNiche developer={developer} href={paths.developer(developer.name)} />,
  }));
  return (
    <Section ground="sunk" labelledBy="developers-title">
      <Container>
        {slides.length === 0 ? (
          <>
            <SectionHead id="developers-title" title={texts.title} />
            <EmptyState title={partTexts.none} />
          </>
        ) : (
          <Carousel id="developers" title={texts.title} slides={slides} fit="four" timing={timing} />
        )}
      </Container>
    </Section>
  );
}
