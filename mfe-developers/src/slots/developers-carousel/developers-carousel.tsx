import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import type { Niche } from '../../parts/niche';
import { NicheCarousel } from '../../parts/niche-carousel';
import { textsOf as partTextsOf } from '../../parts/texts';
import styles from './developers-carousel.module.css';
import { textsOf } from './texts';

export interface DevelopersData {
  readonly developers: readonly Niche[];
  /** How many there are, of which these are the first. */
  readonly total: number;
}

/** The developers on Home (section 2). */
export function DevelopersCarousel({ data: { developers, total } }: { readonly data: DevelopersData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  return (
    <Section ground="sunk" labelledBy="developers-title">
      <Container>
        {developers.length === 0 ? (
          <>
            <SectionHead id="developers-title" title={texts.title} />
            <EmptyState title={partTexts.none} reason={partTexts.soon} />
          </>
        ) : (
          <>
            <NicheCarousel id="developers" title={texts.title} developers={developers} />
            {total > developers.length ? (
              <TextLink href={paths.developers()} className={styles.all}>
                {texts.all(total)}
              </TextLink>
            ) : null}
          </>
        )}
      </Container>
    </Section>
  );
}
