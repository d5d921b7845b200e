import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { AgentReview } from '../../parts/figures/agent-figures';
import styles from './agent-page.module.css';
import { textsOf } from './texts';

/** Published reviews, the newest first; nothing without any. */
export function Reviews({ reviews }: { readonly reviews: readonly AgentReview[] }) {
  const texts = useTexts(textsOf);
  const { month: monthOf } = formatFor(useLocale());
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.title}>
        {texts.reviews}
      </h2>
      <ul className={styles.reviews}>
        {reviews.map(({ stars, name, text, month }) => (
          <li key={`${name} ${month} ${text}`}>
            <p role="img" aria-label={texts.stars(stars)} className={styles.stars}>
              {'★'.repeat(stars)}
            </p>
            <p className={styles.said}>
              <bdi>{text}</bdi>
            </p>
            <p className={styles.from}>
              <bdi>{name}</bdi> · {monthOf(Date.parse(month))}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.from}>{texts.fromWhom}</p>
    </section>
  );
}
