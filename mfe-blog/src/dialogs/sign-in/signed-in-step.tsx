import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import { Button } from '@iwan/shared/ui/actions/button';
import { PostedProblems } from '@iwan/shared/ui/forms/posted-problems';
import { postedForms } from './posted-forms';
import styles from './sign-in-dialog.module.css';
import { textsOf } from './texts';

/** Shows without script who is signed in, with a button to sign out; with script the header does. */
export function SignedInStep({ name }: { readonly name: string | null }) {
  const texts = useTexts(textsOf);
  return (
    <form id={postedForms.end} className={styles.form} action={formAction(postedForms.end)} method="post">
      <PostedProblems />
      <p className={styles.promise} role="status">
        {name === null ? texts.signedIn : texts.signedInAs(name)}
      </p>
      <Button type="submit" look="outline" className={styles.submit}>
        {texts.signOut}
      </Button>
    </form>
  );
}
