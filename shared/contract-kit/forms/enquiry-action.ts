import { enquiryForm } from './enquiry';
import { leadAction } from './lead-action';

/** Takes an enquiry that was posted (section 7). */
export const enquiryAction = leadAction(enquiryForm);
