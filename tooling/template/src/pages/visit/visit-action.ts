import { leadAction } from '@iwan/shared/forms/lead-action';
import { visitForm } from './visit-form';

export const visitAction = leadAction(visitForm);
