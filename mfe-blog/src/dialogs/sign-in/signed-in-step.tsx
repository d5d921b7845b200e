import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import { Button } from '@iwan/shared/ui/actions/button';
import { PostedProblems } from '@iwan/shared/ui/forms/posted-problems';
import { postedForms } from './posted-forms';
import styles from './sign-in-dialog.module.css';
import { textsOf } from './texts';

/** Says who is signed in, where there is no script that would say it in the header, with the way out. */
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
