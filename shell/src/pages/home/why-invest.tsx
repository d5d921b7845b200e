import { Carousel } from '@iwan/shared/ui/carousel';
import { type Reason, ReasonDrawing } from './reason-drawing';
import { texts } from './texts';
import styles from './why-invest.module.css';

/** Section 9, in milliseconds. */
const timing = { speed: 1500, interval: 1500 };

const reasons = Object.keys(texts.whyInvest.reasons) as Reason[];

/** Why Invest in Dubai: six static cards, 3 in sight, 2 below 991 px, 1 below 768 px (section 2). */
export function WhyInvest() {
  const slides = reasons.map((reason) => ({
    key: reason,
    content: (
      <div className={styles.reason}>
        <ReasonDrawing reason={reason} />
        <h3>{texts.whyInvest.reasons[reason].title}</h3>
        <p>{texts.whyInvest.reasons[reason].text}</p>
      </div>
    ),
  }));
  return (
    <Carousel
      id="why-invest"
      title={texts.whyInvest.title}
      slides={slides}
      fit="three"
      timing={timing}
      gap="clamp(2.5rem, 5.2vw, 5.5rem)"
    />
  );
}
