import { z } from 'zod';
import { redirectQuery } from '../redirects/route';
import { type Answers, busy, type Call, done, inData, invalid, unchanged, unknown } from './answers';
import * as records from './records';

const read = (answers: Answers): Answers => ({ ...answers, ...invalid, ...busy });

/** What pages of the site ask for beyond section 7. */
export const siteCalls: readonly Call[] = [
  {
    method: 'GET',
    url: '/api/openings',
    tag: 'The site',
    summary: 'Jobs that can be applied for (not of section 7)',
    answers: {
      ...read(done('The openings, in the order in which they were entered', inData(z.array(records.opening)))),
      ...unchanged,
    },
  },
  {
    method: 'GET',
    url: '/api/faq',
    tag: 'The site',
    summary: 'Questions of the FAQ with their answers (not of section 7)',
    answers: { ...read(done('The questions in their order', inData(z.array(records.question)))), ...unchanged },
  },
  {
    method: 'GET',
    url: '/api/texts',
    tag: 'The site',
    summary: 'Texts of the footer that differ by site (not of section 7)',
    answers: { ...read(done('The texts by their names', inData(z.array(records.siteText)))), ...unchanged },
  },
  {
    method: 'GET',
    url: '/api/redirects',
    tag: 'The site',
    summary: 'Where an address of the site that has no page leads on to (not of section 7)',
    query: redirectQuery,
    answers: {
      ...read(done('The address, and where it leads', inData(z.object({ from: z.string(), to: z.string() })))),
      ...unknown,
    },
  },
  {
    method: 'GET',
    url: '/api/preview',
    tag: 'The site',
    summary: 'What the preview that the header `x-iwan-preview` names shows, and until when (not of section 7)',
    answers: {
      ...read(done('The kind of record', inData(z.object({ resource: z.string(), ends_at: z.string() })))),
      410: {
        description: 'There is no such preview, or it has ended',
        schema: z.object({ message: z.string().min(1) }),
      },
    },
  },
];
