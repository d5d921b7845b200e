import { leadAction } from '@iwan/shared/forms/lead-action';
import { bookingForm } from './booking-form';

/** The action of the posted booking. */
export const bookingAction = leadAction(bookingForm);
