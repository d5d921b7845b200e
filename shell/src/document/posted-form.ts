import type { FormName, PostedForm } from '@iwan/shared/forms/posted-form';
import { createContext, useContext } from 'react';

/** The form that was posted to get this page, for the forms on it. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/** How this very form went, when it was posted without script. */
export function usePosted(form: FormName): PostedForm['outcome'] | null {
  const posted = useContext(PostedFormContext);
  return posted?.form === form ? posted.outcome : null;
}
