import { alertFrequencies } from '@iwan/shared/domain/search/alert-frequency';
import { z } from 'zod';
import { reviewForm, reviewTokenQuery } from '../agents/route';
import { afterQuery } from '../blogs/route';
import { commentForm, reactionForm, replyForm } from '../discussion/route';
import { idParameter, nameParameter } from '../http/zod-routes';
import { languageQuery } from '../language/asked-language';
import type { LeadForm } from '../leads/forms/lead-form';
import { leadForms } from '../leads/forms/lead-forms';
import { optionsSchema, ownerQuery } from '../projects/options';
import { redirectQuery } from '../redirects/store';
import { areaCharges, areaParameter } from '../sales/route';
import { salesSummary } from '../sales/summary';
import { savedListsForm, savedListsSchema } from '../saved-lists/route';
import { alertForm, confirmForm, deviceForm, newSearchQuery, tokenForm } from '../search-alerts/forms';
import { answerForm, endForm, removeForm, shortlistForm, shortlistQuery } from '../shortlists/forms';
import { sendForm, verifyForm } from '../sign-in/forms';
import * as records from './records';
import {
  type Answers,
  busy,
  type Call,
  done,
  inBlogs,
  inData,
  invalid,
  kept,
  refused,
  thanks,
  unchanged,
  unknown,
} from './responses';

/** The calls with a tag, by method and path below `/api`. */
const tagged = (tag: string, calls: Readonly<Record<string, Omit<Call, 'method' | 'url' | 'tag'>>>): readonly Call[] =>
  Object.entries(calls).map(([name, call]) => {
    const [method, path] = name.split(' ') as [Call['method'], string];
    return { method, url: `/api${path}`, tag, ...call };
  });

const read = (responses: Answers): Answers => ({ ...responses, ...unchanged, ...invalid, ...busy });
const find = (responses: Answers): Answers => ({ ...read(responses), ...unknown });
const list = (description: string, schema: z.ZodType) => read(done(description, inData(z.array(schema))));
/** The calls that take the language of their response. */
const inLanguages = (calls: readonly Call[]): readonly Call[] =>
  calls.map((call) => ({ ...call, query: (call.query ?? z.object({})).extend(languageQuery.shape) }));
const byName = { params: nameParameter };
const projects = inData(z.array(records.projectPart));

/** The calls of section 7 that read. */
const readingCalls: readonly Call[] = inLanguages([
  ...tagged('Projects', {
    'GET /projectapi': {
      summary: 'All projects; with options, those that are asked for, and `meta`',
      query: optionsSchema,
      answers: read(
        done(
          'Projects, in the order in which they were entered unless `sort` says otherwise',
          z.object({ data: z.array(records.projectPart), meta: records.meta.optional() }),
        ),
      ),
    },
    'GET /projectapi/:name': {
      ...{ summary: 'One project, by its name or slug', ...byName },
      answers: find(done('The project', inData(records.project))),
    },
    'GET /agentProject/:name': {
      ...{ summary: 'The projects of an agent', ...byName, query: ownerQuery },
      answers: find(done('The projects', projects)),
    },
    'GET /developerProject/:name': {
      ...{ summary: 'The projects of a developer', ...byName, query: ownerQuery },
      answers: find(done('The projects', projects)),
    },
  }),
  ...tagged('Agents', {
    'GET /agentapi': { summary: 'All agents', answers: list('The agents, in their order', records.agent) },
    'GET /agentapi/:name': {
      ...{ summary: 'One agent, by name or slug', ...byName },
      answers: find(done('A list with the one agent', inData(z.array(records.agent)))),
    },
  }),
  ...tagged('Developers', {
    'GET /developerapi': {
      summary: 'All developers, in short',
      answers: list('The developers', records.developerInList),
    },
    'GET /developerapi/:name': {
      ...{ summary: 'One developer, by name or slug', ...byName },
      answers: find(done('The developer', inData(records.developerWithHandovers))),
    },
  }),
  ...tagged('Team', {
    'GET /teamapi': { summary: 'The team', answers: list('Leaders and others', records.teamMember) },
  }),
  ...tagged('Blog', {
    'GET /blogs': {
      summary: 'All articles, newest first',
      answers: read(done('The articles, without their discussions', inBlogs(z.array(records.blog)))),
    },
    'GET /blogs/:id': {
      ...{ summary: 'One article with its discussion', params: idParameter, query: afterQuery },
      answers: find(
        done(
          'The article; with `after`, what was said after that id',
          inBlogs(z.union([records.blogWithDiscussion, records.commentsAfter])),
        ),
      ),
    },
  }),
]);

const binary = z.string().meta({ format: 'binary' });

const sentAs = (format: LeadForm['sentAs']) =>
  z.union(
    leadForms.all
      .filter((form) => form.sentAs === format)
      .map(({ fields, file }) => (file ? fields.extend({ file: binary }) : fields)),
  );

/** The forms that end as a lead, as JSON or as multipart (section 7). */
const contactCalls = tagged('Leads', {
  'POST /contact': {
    summary: 'Sends one of the forms; the same `Idempotency-Key` again makes no second lead',
    ...{ json: sentAs('json'), multipart: sentAs('multipart') },
    answers: {
      ...kept('It is kept', thanks),
      ...refused,
      422: { description: 'Something else was kept under this `Idempotency-Key`; this is not', schema: thanks },
    },
  },
});

const user = z.object({ id: z.int(), name: z.string() });
const reaction = z.object({ likes: z.int(), userLiked: z.boolean(), userDisliked: z.boolean() });
/** Section 7 has them in the payload; the session and the clock decide instead. */
const notBelieved = { user: z.unknown().optional(), created_at: z.unknown().optional() };
const signedIn: Answers = { ...refused, ...unknown, 401: { description: 'Nobody is signed in', schema: thanks } };
const reacting = {
  ...{ params: idParameter, json: reactionForm },
  answers: { ...signedIn, ...done('What the reader thinks now, and how many like it', inData(reaction)) },
};

/** The calls of readers: signing in, and writing (section 6). */
const readerCalls: readonly Call[] = [
  ...tagged('Readers', {
    'POST /send-user-otp': {
      ...{ summary: 'Mails a one-time code; the answer is the same for every address', json: sendForm },
      answers: { ...refused, ...done('It is on its way', thanks) },
    },
    'POST /verify-user-otp': {
      ...{ summary: 'Signs in with the code; the session is a cookie', json: verifyForm },
      answers: { ...refused, ...done('Who is signed in', inData(user)) },
    },
    'GET /session': {
      summary: 'Who is signed in (not of section 7)',
      answers: done('The reader, or nobody', inData(user.nullable())),
    },
    'POST /sign-out': {
      summary: 'Ends the session (not of section 7)',
      answers: { ...refused, ...done('It is ended', thanks) },
    },
  }),
  ...tagged('Blog', {
    'POST /comment': {
      ...{ summary: 'Comments on an article', json: commentForm.extend(notBelieved) },
      answers: { ...signedIn, ...kept('The comment', records.comment) },
    },
    'POST /reply': {
      ...{ summary: 'Replies to a comment or a reply', json: replyForm.extend({ user: notBelieved.user }) },
      answers: { ...signedIn, ...kept('The reply', records.reply) },
    },
    'POST /blog_like/:id': { summary: 'Likes an article', ...reacting },
    'POST /blog_dlike/:id': { summary: 'Dislikes an article', ...reacting },
  }),
];

const linked = inData(
  z.object({
    search: z.string(),
    path: z.string(),
    confirmed: z.boolean(),
    about: z.enum(['search', 'unit', 'project']),
    frequency: z.enum(alertFrequencies),
  }),
);
const known: Answers = { ...refused, ...unknown };
const ended: Answers = {
  410: { description: 'It has ended, or there is no such preview', schema: z.object({ message: z.string().min(1) }) },
};

const ofShortlist: Answers = { ...known, ...ended, ...done('It is done', thanks) };

/** Searches by e-mail, and what pages of the site ask for: section 7 has none of these. */
export const callsBesideSection7: readonly Call[] = [
  ...tagged('Sales', {
    'GET /salesapi/projects/:name': {
      ...{ summary: 'What homes of a project were sold for, as registered (not of section 7)', ...byName },
      answers: find(done('The sales in short', inData(salesSummary))),
    },
    'GET /salesapi/areas/:slug': {
      ...{ summary: 'What homes in an area were sold for, as registered (not of section 7)', params: areaParameter },
      answers: find(done('The sales in short', inData(salesSummary))),
    },
  }),
  ...tagged('Listing feeds', {
    'GET /feeds/listings.xml': {
      summary: 'What is for sale, in the format of Property Finder (not of section 7)',
      answers: read({ 200: { description: 'The listings', file: ['application/xml'] } }),
    },
    'GET /feeds/listings.json': {
      summary: 'The same as JSON (not of section 7)',
      answers: list('The listings', z.looseObject({ reference_number: z.string(), price: z.number() })),
    },
  }),
  ...tagged('Agents', {
    'GET /agent-figures': {
      summary: 'What the office has measured of agents, three minutes old at most (not of section 7)',
      answers: read(done('The agents of whom there is something', inData(z.array(records.measuredAgent)))),
    },
    'GET /agent-figures/:name': {
      ...{ summary: 'The same of one agent, with reviews and the times that are taken (not of section 7)', ...byName },
      answers: find(done('The figures', inData(records.agentWithReviews))),
    },
    'GET /agent-reviews': {
      summary: 'Whom a link of a mail is for (not of section 7)',
      query: reviewTokenQuery,
      answers: { ...known, ...done('The agent', inData(z.object({ agent: z.string(), given: z.boolean() }))) },
    },
    'POST /agent-reviews': {
      ...{ summary: 'Gives a review, once, by the link of a mail (not of section 7)', json: reviewForm },
      answers: {
        ...known,
        ...kept('It waits for the office', thanks),
        409: { description: 'It was given before', schema: thanks },
      },
    },
  }),
  ...tagged('Readers', {
    'GET /saved-lists': {
      summary: 'What the reader has saved on any device (not of section 7)',
      answers: {
        ...{ ...busy, 401: { description: 'Nobody is signed in', schema: thanks } },
        ...done(
          'The lists, and their version: 0 where nothing was saved',
          inData(z.object({ user_id: z.int(), version: z.int(), lists: savedListsSchema })),
        ),
      },
    },
    'PUT /saved-lists': {
      ...{ summary: 'Replaces them, as merged with a version (not of section 7)', json: savedListsForm },
      answers: {
        ...{ ...refused, 401: { description: 'Nobody is signed in', schema: thanks } },
        ...done('The new version', inData(z.object({ version: z.int() }))),
        409: { description: 'Another device was faster: merge again', schema: thanks },
      },
    },
  }),
  ...tagged('Shortlists', {
    'GET /shortlists': {
      summary: 'For a page: a shortlist with all answers, or without a token only `browser` (not of section 7)',
      query: shortlistQuery,
      answers: {
        ...known,
        ...ended,
        ...done('The shortlist', inData(z.looseObject({ browser: z.string().nullable() }))),
      },
    },
    'POST /shortlists': {
      ...{ summary: 'Makes a shortlist (not of section 7)', json: shortlistForm },
      answers: { ...refused, ...kept('The token of its link', inData(z.object({ token: z.string() }))) },
    },
    'POST /shortlists/answers': {
      ...{ summary: 'Votes and comments of a person, by the link (not of section 7)', json: answerForm },
      answers: { ...ofShortlist, 409: { description: 'As many people as it may have', schema: thanks } },
    },
    'POST /shortlists/remove': { summary: 'Removes a comment or a person', json: removeForm, answers: ofShortlist },
    'POST /shortlists/end': { summary: 'Ends it, by the browser that made it', json: endForm, answers: ofShortlist },
  }),
  ...tagged('Searches by e-mail', {
    'POST /search-alerts': {
      summary: 'Mails a link that begins it; the answer is the same for every address (not of section 7)',
      json: alertForm,
      answers: { ...refused, 202: { description: 'A mail is on its way', schema: thanks } },
    },
    'GET /search-alerts': {
      summary: 'What a link of a mail, or an alert on a search, is about (not of section 7)',
      query: newSearchQuery.partial().extend({ token: z.string().optional() }),
      answers: { ...known, ...done('The search in words, and where it is shown', linked) },
    },
    'POST /search-alerts/confirm': {
      ...{ summary: 'Begins it, or changes how often it is mailed (not of section 7)', json: confirmForm },
      answers: {
        ...known,
        ...done('It has begun', linked),
        409: { description: 'The mailbox is told of as many searches as it may be', schema: thanks },
      },
    },
    'GET /search-alerts/devices': {
      summary: 'The key by which a browser subscribes to notifications (not of section 7)',
      answers: done('The public key (VAPID)', inData(z.object({ key: z.string() }))),
    },
    'POST /search-alerts/devices': {
      ...{ summary: 'Has a browser show the news of an alert, or of a new one (not of section 7)', json: deviceForm },
      answers: {
        ...known,
        ...done('The token of the alert', inData(z.object({ token: z.string() }))),
        409: { description: 'The browser has as many alerts as it may have', schema: thanks },
      },
    },
    'POST /search-alerts/end': {
      ...{ summary: 'Ends it, and forgets the address (not of section 7)', json: tokenForm },
      answers: { ...known, ...done('It has ended', thanks) },
    },
  }),
  ...inLanguages(
    tagged('The site', {
      'GET /openings': {
        summary: 'Jobs that can be applied for (not of section 7)',
        answers: list('The openings, in the order in which they were entered', records.opening),
      },
      'GET /areasapi/areas': {
        summary: 'Areas of the city by name (not of section 7)',
        answers: list(
          'The areas, in the order in which they were entered',
          records.area.pick({ id: true, name: true }),
        ),
      },
      'GET /areasapi/areas/:name': {
        ...{ summary: 'All there is to read of an area (not of section 7)', ...byName },
        answers: find(done('The area', inData(records.area))),
      },
      'GET /faq': {
        summary: 'Questions of the FAQ with their answers (not of section 7)',
        answers: list('The questions in their order', records.question),
      },
      'GET /texts': {
        summary: 'Texts that differ by site: footer, terms and privacy policy (not of section 7)',
        answers: list('The texts by their names', records.siteText),
      },
    }),
  ),
  ...tagged('The site', {
    'GET /areasapi/charges/:slug': {
      ...{ summary: 'The service charges of the projects in an area (not of section 7)', params: areaParameter },
      answers: find(done('The lowest and the highest', inData(areaCharges))),
    },
    'GET /redirects': {
      summary: 'Where an address of the site that has no page leads on to (not of section 7)',
      query: redirectQuery,
      answers: {
        ...done('The address, and where it leads', inData(z.object({ from: z.string(), to: z.string() }))),
        ...{ ...invalid, ...busy, ...unknown },
      },
    },
    'GET /preview': {
      summary: 'What the preview that the header `x-iwan-preview` names shows, and until when (not of section 7)',
      answers: {
        ...done('The kind of record', inData(z.object({ resource: z.string(), ends_at: z.string() }))),
        ...{ ...invalid, ...busy, ...ended },
      },
    },
  }),
];

/** All calls but those of the office. */
export const calls: readonly Call[] = [...readingCalls, ...contactCalls, ...readerCalls, ...callsBesideSection7];
