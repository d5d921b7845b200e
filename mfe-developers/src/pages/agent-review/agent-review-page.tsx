import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { longestReview } from '@iwan/shared/domain/reviews/review-wire';
import { formAction } from '@iwan/shared/forms/posted-form';
import { Button } from '@iwan/shared/ui/actions/button';
import { ChoiceChip, ChoiceChips } from '@iwan/shared/ui/fields/choice-chip';
import { FieldError, TextArea, TextField } from '@iwan/shared/ui/fields/field';
import { PostedErrors } from '@iwan/shared/ui/forms/posted-errors';
import { Container } from '@iwan/shared/ui/layout/container';
import styles from './agent-review.module.css';
import type { ReviewPageState } from './load-agent-review';
import { textsOf } from './texts';

/** The page behind the link of a mail: a form for a review, which the browser posts. */
export function AgentReviewPage({ data }: { readonly data: ReviewPageState }) {
  const texts = useTexts(textsOf);
  const { title, text } = data.kind === 'form' ? { title: texts.title(data.agent), text: texts.why } : texts[data.kind];
  return (
    <Container>
      <section className={styles.review}>
        <h1>{title}</h1>
        <p>{text}</p>
        {data.kind === 'form' ? <ReviewForm token={data.token} /> : null}
      </section>
    </Container>
  );
}

function ReviewForm({ token }: { readonly token: string }) {
  const texts = useTexts(textsOf);
  return (
    <form id="agent-review" action={formAction('agent-review')} method="post" className={styles.form}>
      <PostedErrors />
      <input type="hidden" name="token" value={token} />
      <fieldset>
        <legend>{texts.stars}</legend>
        <ChoiceChips>
          {[1, 2, 3, 4, 5].map((stars) => (
            <ChoiceChip key={stars} type="radio" name="stars" value={stars} required aria-label={texts.count(stars)}>
              {'★'.repeat(stars)}
            </ChoiceChip>
          ))}
        </ChoiceChips>
        <FieldError id="agent-review-stars-error">{undefined}</FieldError>
      </fieldset>
      <TextArea id="agent-review-text" name="text" label={texts.review} maxLength={longestReview.text} required />
      <TextField
        {...{ id: 'agent-review-name', name: 'name', label: texts.name, help: texts.nameHelp }}
        maxLength={longestReview.name}
        required
      />
      <Button type="submit">{texts.send}</Button>
      <p className={styles.consent}>{texts.consent}</p>
    </form>
  );
}
