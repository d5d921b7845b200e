import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { Slot } from '../../federation/islands/slot';
import { GetInTouch } from './get-in-touch';
import { Hero } from './hero';
import { Intro } from './intro';
import { SuperAgent } from './super-agent';
import { WhyInvest } from './why-invest';

interface HomePageProps {
  /** Home is the first page of this visit's document. */
  readonly intro: boolean;
}

/** Home (section 2): the shell's own blocks, and the slots for parts of remotes. */
export function HomePage({ intro }: HomePageProps) {
  return (
    <>
      {intro ? <Intro /> : null}
      <Hero>
        <Slot name="hero-search" />
      </Hero>
      <Slot name="premier-listings" />
      <Slot name="fresh-finds" />
      <Section labelledBy="why-invest-title">
        <Container>
          <WhyInvest />
        </Container>
      </Section>
      <Slot name="agent-spotlight" />
      <Slot name="developers-carousel" />
      <Slot name="home-more" />
      <SuperAgent />
      <GetInTouch />
    </>
  );
}
