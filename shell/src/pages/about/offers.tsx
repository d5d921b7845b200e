import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { DoorwayCard, doorwayGap } from '../../parts/doorway-card';
import { type Offer, OfferDrawing } from './offer-drawing';
import { textsOf } from './texts';

/** Section 9, in milliseconds; it specifies no speed: that of Home's carousels. */
const timing = { speed: 1000, interval: 2000 };

/** What We Offer: six cards, 3 in sight, 2 below 991 px, 1 below 768 px (section 2). */
export function Offers() {
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
