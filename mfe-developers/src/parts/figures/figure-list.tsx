import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type AgentFigures, replyTime } from './agent-figures';
import styles from './figure-list.module.css';
import { textsOf } from './texts';

/** What is known of an agent's work, a line each; nothing where nothing is known. */
export function FigureList({ figures }: { readonly figures: AgentFigures | null | undefined }) {
  const texts = useTexts(textsOf);
  const { number } = formatFor(useLocale());
  if (!figures) return null;
  const { deals, answerMinutes, reviews, average } = figures;
  const reply = replyTime(answerMinutes);
  const lines = [
    ...(answerMinutes === 0 ? [] : [texts.replies[reply.unit](reply.count)]),
    ...(deals === 0 ? [] : [texts.deals(deals)]),
    ...(average === 0 ? [] : [texts.rating(number(average), texts.reviews(reviews))]),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
