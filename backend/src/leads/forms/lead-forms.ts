import { byHand } from './by-hand';
import { career } from './career';
import { contact } from './contact';
import { contactWithLocation } from './contact-with-location';
import { createLeadForms } from './create-lead-forms';
import { enquiry } from './enquiry';
import { subscribe } from './subscribe';
import { superAgent } from './super-agent';

/** The forms of `POST /api/contact`, and the one of the office. */
export const leadForms = createLeadForms([
  contact,
  enquiry,
  subscribe,
  superAgent,
  contactWithLocation,
  career,
  byHand,
]);
