import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { addresses } from '../../addresses';
import { textsOf } from './texts';

/** The part of this remote on Home: a link to its first page. */
export function HomeMore() {
  const texts = useTexts(textsOf);
  return (
    <Section>
      <Container>
        <SectionHead title={texts.title} lede={texts.lede} />
        <TextLink href={addresses.start()}>{texts.link}</TextLink>
      </Container>
    </Section>
  );
}
