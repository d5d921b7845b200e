import { leadAction } from '@iwan/shared/forms/lead-action';
import { askForm } from './ask-form';

/** Handles a posted question. */
export const askAction = leadAction(askForm);
