import { enquiryForm } from './enquiry';
import { leadAction } from './lead-action';

/** The action of the posted enquiry form (section 7). */
export const enquiryAction = leadAction(enquiryForm);
