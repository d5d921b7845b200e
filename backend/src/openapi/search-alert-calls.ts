import { z } from 'zod';
import { alertForm, tokenForm } from '../search-alerts/forms';
import { type Answers, type Call, done, inData, refused, thanks, unknown } from './answers';

const linked = inData(
  z.object({ search: z.string(), path: z.string(), confirmed: z.boolean(), about: z.enum(['search', 'unit']) }),
);
const known: Answers = { ...refused, ...unknown };

/** Searches by e-mail, which section 7 does not have. */
export const searchAlertCalls: readonly Call[] = [
  {
    method: 'POST',
    url: '/api/search-alerts',
    tag: 'Searches by e-mail',
    summary: 'Mails a link that begins it; the answer is the same for every address (not of section 7)',
    json: alertForm,
    answers: { ...refused, 202: { description: 'A mail is on its way', schema: thanks } },
  },
  {
    method: 'GET',
    url: '/api/search-alerts',
    tag: 'Searches by e-mail',
    summary: 'What a link of a mail is about (not of section 7)',
    query: z.object({ token: z.string().optional() }),
    answers: { ...known, ...done('The search in words, and where it is shown', linked) },
  },
  {
    method: 'POST',
    url: '/api/search-alerts/confirm',
    tag: 'Searches by e-mail',
    summary: 'Begins it (not of section 7)',
    json: tokenForm,
    answers: {
      ...known,
      ...done('It has begun', linked),
      409: { description: 'The mailbox is told of as many searches as it may be', schema: thanks },
    },
  },
  {
    method: 'POST',
    url: '/api/search-alerts/end',
    tag: 'Searches by e-mail',
    summary: 'Ends it, and forgets the address (not of section 7)',
    json: tokenForm,
    answers: { ...known, ...done('It has ended', thanks) },
  },
];
