import { Container } from '@iwan/shared/ui/container';
import { Section } from '@iwan/shared/ui/section';
import { SectionHead } from '@iwan/shared/ui/section-head';
import { TextLink } from '@iwan/shared/ui/text-link';
import { addresses } from '../../addresses';
import { texts } from './texts';

/** What Home shows of this remote: where it begins. */
export function HomeMore() {
  return (
    <Section>
      <Container>
        <SectionHead title={texts.title} lede={texts.lede} />
        <TextLink href={addresses.start()}>{texts.link}</TextLink>
      </Container>
    </Section>
  );
}
