import { type OfficeCall, officeApi, officeCalls } from '@iwan/shared/domain/office/office-calls';
import { contentResources } from '@iwan/shared/domain/office/resources';
import { officeErrorCodes } from '@iwan/shared/domain/office/wire';
import { z } from 'zod';
import { idParameter } from '../http/zod-routes';
import { changeForm, versionQuery } from '../office/change-body';
import { commentChanges } from '../office/comments/route';
import { expireForm, previewForm, restoreForm, scheduleForm, stepForm } from '../office/content/publication-route';
import { valuesQuery } from '../office/content/values';
import { replayForm } from '../office/leads/deliveries';
import { enterForm } from '../office/leads/enter';
import { answerForm, bulkForm, figuresQuery, joinForm, noteForm, tokenParameter } from '../office/leads/forms';
import { listAddress } from '../office/list';
import { cropForm, uploadQuery } from '../office/media/route';
import { makeForm, passkeyParameter, showForm } from '../office/passkeys/route';
import { personForm } from '../office/people/change';
import { whoseForm } from '../office/persons/route';
import { redirectForm } from '../office/redirects/write';
import { reviewChanges } from '../office/reviews/route';
import { codeForm, sessionForm } from '../office/session/route';
import { importQuery, transferQuery } from '../office/transfer/route';
import type { Answers, Call } from './responses';

const refusal = z.object({
  error: z.object({
    code: z.enum(officeErrorCodes),
    message: z.string().min(1),
    fields: z.array(z.object({ field: z.string(), message: z.string().min(1) })).optional(),
  }),
});

/** What any call of the office can be refused with. */
const refused: Answers = {
  400: { description: 'What was sent breaks a rule', schema: refusal },
  401: { description: 'Nobody has signed in, or the second factor is missing', schema: refusal },
  403: { description: 'The role does not allow this, or it was not sent by the office', schema: refusal },
  404: { description: 'There is no such record, or it is somebody else’s', schema: refusal },
  414: { description: 'An address is never as long as that', schema: refusal },
  429: { description: 'Too often; `Retry-After` says when to come again', schema: refusal },
  503: { description: 'Nothing can be read or kept just now', schema: refusal },
};

const refusedWriting: Answers = {
  ...refused,
  409: { description: 'Somebody else was faster; `current` is the record now', schema: refusal },
  413: { description: 'Larger than it may be', schema: refusal },
  415: { description: 'In a format that is not read', schema: refusal },
};

const record = z.looseObject({ id: z.union([z.int(), z.string()]) });
const list = z.object({
  data: z.array(z.looseObject({})),
  total: z.int().min(0),
  isMore: z.literal(true).optional(),
});
const several = z.object({ data: z.array(record) });
const object = z.looseObject({});
const mediaFile = z.object({
  file: z.string(),
  kind: z.enum(['picture', 'document']),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const nothing: Answers = { 204: { description: 'Done' } };
const ok = (description: string, schema: z.ZodType): Answers => ({ 200: { description, schema } });
const made = (description: string, schema: z.ZodType): Answers => ({ 201: { description, schema } });

type Shape = Pick<Call, 'summary' | 'query' | 'json' | 'answers'>;

/** The calls that every kind of record has, by their method and what stands behind its name. */
const ofRecords: Readonly<Record<string, Shape>> = {
  GET: { summary: 'A list, a page at a time', query: listAddress, answers: ok('The records', list) },
  'GET /:id': { summary: 'One record', answers: ok('The record', record) },
  'GET /:id/history': {
    summary: 'What was done to a record, the latest first',
    answers: ok('Entries of the trail', list),
  },
  POST: { summary: 'Adds a record', json: object, answers: made('The record', record) },
  'PATCH /:id': { summary: 'Changes fields of a record', json: changeForm, answers: ok('The record', record) },
  'DELETE /:id': { summary: 'Removes a record', query: versionQuery, answers: nothing },
  'POST /:id/publish': { summary: 'Has the site show a record', json: stepForm, answers: ok('The record', record) },
  'POST /:id/schedule': {
    ...{ summary: 'Has the site show a record from a moment on', json: scheduleForm },
    answers: ok('The record', record),
  },
  'POST /:id/unpublish': {
    ...{ summary: 'Has the site show a record no more', json: stepForm },
    answers: ok('The record', record),
  },
  'POST /:id/expire': {
    ...{ summary: 'Has the site show a record until a moment', json: expireForm },
    answers: ok('The record', record),
  },
  'POST /:id/preview': {
    ...{ summary: 'A link to the page with changes that are not saved', json: previewForm },
    answers: ok('The parameter of the page, and until when', z.object({ query: z.string(), endsAt: z.string() })),
  },
  'GET /values': {
    ...{ summary: 'The values of a choice, most used first', query: valuesQuery },
    answers: ok('The values', list.extend({ data: z.array(z.object({ value: z.string(), count: z.int().min(1) })) })),
  },
  'GET /removed': { summary: 'Deleted records, the latest first', answers: ok('What can be restored', list) },
  'POST /removed/:id/restore': {
    ...{ summary: 'Restores a deleted record, which the site does not show', json: object },
    answers: made('The record', record),
  },
  'POST /:id/restore': {
    ...{ summary: 'Makes the fields of a change what they were before it', json: restoreForm },
    answers: ok('The record', record),
  },
};

/** The calls of one kind alone, or those that differ from what every kind has. */
const ofTheirOwn: Readonly<Record<string, Shape>> = {
  'POST /session/code': { summary: 'Mails a code, to whoever works here', json: codeForm, answers: nothing },
  'POST /session': { summary: 'Signs in with a code', json: sessionForm, answers: ok('Who has signed in', object) },
  'GET /session': { summary: 'Who has signed in, and their rights', answers: ok('The session', object) },
  'DELETE /session': { summary: 'Signs out', answers: nothing },
  'DELETE /sessions': { summary: 'Signs out everywhere', answers: nothing },
  'POST /session/passkey/options': {
    summary: 'What a passkey has to sign',
    json: object,
    answers: ok('WebAuthn options', object),
  },
  'POST /session/passkey': { summary: 'Shows a passkey', json: showForm, answers: ok('Who has signed in', object) },
  'POST /passkeys/options': {
    summary: 'What a new passkey has to sign',
    json: object,
    answers: ok('WebAuthn options', object),
  },
  'POST /passkeys': { summary: 'Keeps a new passkey', json: makeForm, answers: made('The passkey', object) },
  'GET /passkeys': { summary: 'One’s own passkeys', answers: ok('Passkeys', list) },
  'DELETE /passkeys/:id': { summary: 'Takes a passkey away', answers: nothing },
  'POST /people': { summary: 'Invites somebody', json: personForm, answers: made('The person', record) },
  'DELETE /people/:id/sessions': { summary: 'Signs somebody out everywhere', answers: nothing },
  'POST /redirects': { summary: 'Has an address lead on to another', json: redirectForm, answers: made('It', record) },
  'PATCH /comments/:id': {
    ...{ summary: 'Hides a comment, or stops its writer', json: changeForm.extend({ changes: commentChanges }) },
    answers: ok('The comment', record),
  },
  'PATCH /reviews/:id': {
    ...{ summary: 'Publishes or hides a review', json: changeForm.extend({ changes: reviewChanges }) },
    answers: ok('The review', record),
  },
  'POST /leads': { summary: 'Enters a lead by hand', json: enterForm, answers: made('The lead', record) },
  'PATCH /leads': { summary: 'The same change of several leads', json: bulkForm, answers: ok('The leads', several) },
  'GET /leads.csv': {
    ...{ summary: 'Leads as a table (CSV)', query: listAddress },
    answers: { 200: { description: 'The table', file: ['text/csv'] } },
  },
  'GET /lead-forms': { summary: 'The kinds of leads that remotes declare', answers: ok('The kinds', list) },
  'POST /leads/join': { summary: 'Joins leads of one person', json: joinForm, answers: ok('The leads', several) },
  'GET /leads/:id/notes': { summary: 'Notes on a lead', answers: ok('Notes', list) },
  'POST /leads/:id/notes': { summary: 'Adds a note', json: noteForm, answers: made('The note', object) },
  'GET /leads/:id/templates': { summary: 'Answers to begin with', answers: ok('Templates', list) },
  'POST /leads/:id/responses': { summary: 'Answers a lead', json: answerForm, answers: made('The lead', object) },
  'GET /leads/:id/attachment-link': { summary: 'A link to what was attached', answers: ok('It, and its end', object) },
  'GET /leads/:id/next-step.ics': {
    summary: 'The next step for a calendar',
    answers: { 200: { description: 'The entry', file: ['text/calendar'] } },
  },
  'POST /leads/:id/replay': { summary: 'Delivers a lead again', json: replayForm, answers: nothing },
  'GET /feed-imports': { summary: 'Imports of the listing feed', query: listAddress, answers: ok('Imports', list) },
  'GET /feed-imports/:id': {
    summary: 'What an import has changed, and what is broken',
    answers: ok('The import', record),
  },
  'GET /deliveries': { summary: 'Deliveries of leads', query: listAddress, answers: ok('Deliveries', list) },
  'GET /attachments/:token': {
    summary: 'What was attached',
    answers: { 200: { description: 'The file', file: ['*/*'] } },
  },
  'GET /figures/leads': { summary: 'Figures of leads', query: figuresQuery, answers: ok('Figures', object) },
  'GET /unmatched-sales': { summary: 'Registered names that match nothing', answers: ok('The names', object) },
  'POST /media': { summary: 'Uploads a picture or a PDF', query: uploadQuery, answers: made('The file', mediaFile) },
  'POST /media/crop': { summary: 'Makes a picture of a part', json: cropForm, answers: made('The file', mediaFile) },
  'GET /content/export': {
    ...{ summary: 'The public records as a file', query: transferQuery },
    answers: { 200: { description: 'The file', file: ['application/json', 'text/csv'] } },
  },
  'POST /content/plan': {
    ...{ summary: 'What an import of a file would change', query: transferQuery },
    answers: ok('The changes, or the faults of the file', object),
  },
  'POST /content/import': {
    ...{ summary: 'Imports a file whose changes were shown', query: importQuery },
    answers: ok('What was changed', object),
  },
  'POST /persons/find': { summary: 'What is held about a person', json: whoseForm, answers: ok('All of it', object) },
  'POST /persons/erase': { summary: 'Erases a person', json: whoseForm, answers: ok('How much it was', object) },
};

function shapeOf({ method, path }: OfficeCall): Shape {
  const [, rest = ''] = /^\/[a-z]+(.*)$/.exec(path) ?? [];
  const shape = ofTheirOwn[`${method} ${path}`] ?? ofRecords[`${method} ${rest}`.trim()];
  if (shape === undefined) throw new Error(`Nothing describes ${method} ${path}`);
  return shape;
}

function paramsOf(path: string): { readonly params?: z.ZodType } {
  if (path.includes(':token')) return { params: tokenParameter };
  if (path.startsWith('/passkeys/:id')) return { params: passkeyParameter };
  return path.includes(':id') ? { params: idParameter } : {};
}

/** Every call of the office, from the table that the server holds them to and the rules that check them. */
export const describedOfficeCalls: readonly Call[] = officeCalls.map((call) => {
  const { summary, query, json, answers } = shapeOf(call);
  const [, subject = ''] = call.path.split(/[/.]/);
  const isContent = (contentResources as readonly string[]).includes(subject);
  return {
    method: call.method,
    url: `${officeApi}${call.path}`,
    tag: isContent ? 'Office: content' : `Office: ${subject}`,
    summary,
    ...paramsOf(call.path),
    ...(query && { query }),
    ...(json && { json }),
    ...(call.takes === 'file' && { takesFile: true }),
    answers: { ...(call.method === 'GET' ? refused : refusedWriting), ...answers },
  };
});
