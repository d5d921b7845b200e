import { leadAction } from '@iwan/shared/forms/lead-action';
import { askForm } from './ask-form';

/** Takes a question that was posted. */
export const askAction = leadAction(askForm);
