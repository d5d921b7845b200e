import type { Loaded } from '@iwan/shared/api/loaded';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import type { Niche } from '../../parts/niche';
import { NicheCarousel } from '../../parts/niche-carousel';
import { textsOf as partTextsOf } from '../../parts/texts';
import { textsOf } from './texts';

/** Links to the other developers (section 2). Nothing where there are none. */
export function OtherDevelopers({ others }: { readonly others: Loaded<readonly Niche[]> }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  if (others.status === 'ready' && others.value.length === 0) return null;
  return (
    <Section ground="sunk" labelledBy="others-title">
      <Container>
        {others.status === 'failed' ? (
          <>
            <SectionHead id="others-title" title={texts.others} />
            <EmptyState title={partTexts.failed(others.message)} />
          </>
        ) : (
          <NicheCarousel id="others" title={texts.others} developers={others.value} />
        )}
      </Container>
    </Section>
  );
}
