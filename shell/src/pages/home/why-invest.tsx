import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { DoorwayCard, doorwayGap } from '../../parts/doorway-card';
import { type Reason, ReasonDrawing } from './reason-drawing';
import { textsOf } from './texts';

/** Section 9, in milliseconds. */
const timing = { speed: 1500, interval: 1500 };

/** Why Invest in Dubai: six static cards, 3 in sight, 2 below 991 px, 1 below 768 px (section 2). */
export function WhyInvest() {
  const texts = useTexts(textsOf);
  const reasons = Object.keys(texts.whyInvest.reasons) as Reason[];
  const slides = reasons.map((reason) => ({
    key: reason,
    content: <DoorwayCard drawing={<ReasonDrawing reason={reason} />} {...texts.whyInvest.reasons[reason]} />,
  }));
  return (
    <Carousel
      id="why-invest"
      title={texts.whyInvest.title}
      slides={slides}
      fit="three"
      timing={timing}
      gap={doorwayGap}
    />
  );
}
