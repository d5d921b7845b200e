import type { PostedForm } from '@iwan/shared/forms/posted-form';
import { createContext } from 'react';

/** The form that was posted to get this page, for the forms on it. */
export const PostedFormContext = createContext<PostedForm | null>(null);
