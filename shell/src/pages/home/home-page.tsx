import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { MailIcon } from '@iwan/shared/ui/icons/mail';
import { PhoneIcon } from '@iwan/shared/ui/icons/phone';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import type { ReactNode } from 'react';
import { Slot } from '../../federation/islands/slot';
import { ContactForm } from '../../forms/contact-form';
import { Mark } from '../../layout/mark';
import { StillPicture } from '../../parts/still-picture';
import styles from './home-page.module.css';
import { heroPicture } from './pictures/hero-picture';
import { SuperAgent } from './super-agent';
import { textsOf } from './texts';
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

/**
 * The logo on teal for four seconds, then the arch opens onto the page below (section 9). Implemented in CSS only; the
 * document's own script ends it at the first click, key or scroll and skips it in a visit that has begun; it never blocks the
 * pointer.
 */
function Intro() {
  return (
    <div className={styles.intro} aria-hidden="true">
      <Mark />
      <p>{useTexts(businessTextsOf).name}</p>
    </div>
  );
}

/** The view through the arcade, with the search panel at its lower edge. */
function Hero({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(textsOf);
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.stage}>
          <div className={styles.text}>
            <h1>{texts.title}</h1>
            <p className={styles.lede}>{texts.lede}</p>
          </div>
          <div className={styles.view}>
            <StillPicture picture={heroPicture} alt={texts.heroAlt} priority />
          </div>
        </div>
        <div className={styles.search}>{children}</div>
      </Container>
    </section>
  );
}

/** The Get in touch block: the ways to reach the business, and the form (section 2). */
function GetInTouch() {
  const texts = useTexts(textsOf);
  return (
    <Section id="get-in-touch" labelledBy="get-in-touch-title">
      <Container className={styles.block}>
        <div>
          <h2 id="get-in-touch-title">{texts.getInTouch.title}</h2>
          <p className={styles.invitation}>{texts.getInTouch.lede}</p>
          <address className={styles.ways}>
            <TextLink className={styles.number} href={business.phone.href}>
              <PhoneIcon />
              {business.phone.text}
            </TextLink>
            <TextLink href={business.email.href}>
              <MailIcon />
              {business.email.text}
            </TextLink>
            <p className={styles.place}>
              <PinIcon />
              {useTexts(businessTextsOf).address}
            </p>
          </address>
        </div>
        <ContactForm labelledBy="get-in-touch-title" />
      </Container>
    </Section>
  );
}
