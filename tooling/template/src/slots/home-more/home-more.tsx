import { useTexts } from '@iwan/shared/format/locale-context';
import { Container } from '@iwan/shared/ui/container';
import { Section } from '@iwan/shared/ui/section';
import { SectionHead } from '@iwan/shared/ui/section-head';
import { TextLink } from '@iwan/shared/ui/text-link';
import { addresses } from '../../addresses';
import { textsOf } from './texts';

/** What Home shows of this remote: where it begins. */
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
