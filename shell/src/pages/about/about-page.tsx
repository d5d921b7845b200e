import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageBanner } from '@iwan/shared/ui/layout/page-banner';
import { Section } from '@iwan/shared/ui/layout/section';
import type { JSX } from 'react';
import { Slot } from '../../federation/islands/slot';
import { ContactLink } from '../../layout/contact-link';
import { DoorwayCard, doorwayGap } from '../../parts/doorway-card';
import { DoorwayDrawing, Ink } from '../../parts/doorway-drawing';
import { StillPicture } from '../../parts/still-picture';
import styles from './about-page.module.css';
import { bannerPicture, lobbyPicture } from './pictures';
import { textsOf } from './texts';

/** About (section 2): who we are, what we offer, and who leads the house. */
export function AboutPage() {
  return (
    <>
      <Banner />
      <Story />
      <Offers />
      <Slot name="masterminds" />
    </>
  );
}

/** The picture across the page, and the panel over it. */
function Banner() {
  const texts = useTexts(textsOf);
  return (
    <PageBanner
      className={styles.banner}
      picture={<StillPicture picture={bannerPicture} alt={texts.bannerAlt} priority />}
    >
      <h1>{texts.title}</h1>
      <p className={styles.lede}>{texts.lede}</p>
    </PageBanner>
  );
}

/** Section 9, in milliseconds; it specifies no speed: that of Home's carousels. */
const timing = { speed: 1000, interval: 2000 };

/** What We Offer: six cards, 3 visible, 2 below 991 px, 1 below 768 px (section 2). */
function Offers() {
  const texts = useTexts(textsOf);
  const offers = Object.keys(texts.offers.items) as Offer[];
  const slides = offers.map((offer) => ({
    key: offer,
    content: <DoorwayCard drawing={<OfferDrawing offer={offer} />} {...texts.offers.items[offer]} />,
  }));
  return (
    <Section tight labelledBy="offers-title">
      <Container>
        <Carousel id="offers" title={texts.offers.title} slides={slides} fit="three" timing={timing} gap={doorwayGap} />
      </Container>
    </Section>
  );
}

/** About, mission and vision, and the link to contact us (section 2). */
function Story() {
  const texts = useTexts(textsOf);
  return (
    <Section labelledBy="story-title">
      <Container className={styles.story}>
        <div className={styles.arch}>
          <StillPicture picture={lobbyPicture} alt={texts.about.pictureAlt} />
        </div>
        <div>
          <h2 id="story-title">{texts.about.title}</h2>
          {texts.about.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <div className={styles.aims}>
            {[texts.mission, texts.vision].map(({ title, text }) => (
              <div key={title} className={styles.aim}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <ContactLink look="primary">{texts.connect}</ContactLink>
        </div>
      </Container>
    </Section>
  );
}

const views = {
  expertise: (
    <>
      <Ink d="M30 92V44h28v48M38 54h4M46 54h4M38 64h4M46 64h4M38 74h4M46 74h4M41 92v-9h6v9" />
      <path d="M36 34l8-7 8 7M24 92h40" />
    </>
  ),
  acquisition: (
    <>
      <Ink d="M44 56a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM44 78v20M44 90h8M44 97h6" />
      <path d="M30 46l14-12 14 12" />
    </>
  ),
  strategy: (
    <>
      <Ink d="M22 92h46M26 92V40M34 84V72M44 84V62M54 84V52" />
      <path d="M32 62l10-10 8 5 12-15" />
    </>
  ),
  guidance: (
    <>
      <Ink d="M26 94c10 0 8-14 18-14s8-14 18-14M44 38a9 9 0 0 1 9 9c0 7-9 15-9 15s-9-8-9-15a9 9 0 0 1 9-9z" />
      <circle cx="44" cy="47" r="3" />
    </>
  ),
  transaction: (
    <>
      <Ink d="M28 40h24l8 8v46H28zM52 40v8h8M35 58h18M35 66h18" />
      <path d="M35 84c5-8 8-8 9 0s5 3 9-4" />
    </>
  ),
  relocation: (
    <>
      <Ink d="M26 66l18-16 18 16M31 62v32h26V62" />
      <path d="M40 94V78c0-3 2-4 4-5 2 1 4 2 4 5v16M54 46v8" />
    </>
  ),
} as const satisfies Record<string, JSX.Element>;

type Offer = keyof typeof views;

/** One of the offers, drawn inside a doorway. */
function OfferDrawing({ offer }: { readonly offer: Offer }) {
  return <DoorwayDrawing>{views[offer]}</DoorwayDrawing>;
}
