import { type ContentResource, contentResources, type RightSubject } from './resources';
import type { Action } from './rights';

/**
 * Who may make a call: anybody; a session that may lack its second factor; a session; or who has a right, on one record
 * (`isRecord`) or on a list that is filtered by it.
 */
export type CallNeeds =
  | 'nobody'
  | 'first factor'
  | 'session'
  | { readonly subject: RightSubject; readonly action: Action; readonly isRecord: boolean };

export interface OfficeCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As a router writes it, below `/office/api`. */
  readonly path: string;
  readonly needs: CallNeeds;
  /** Where the body is a file, and not JSON. */
  readonly takes?: 'file';
}

/** Where the API of the office begins. */
export const officeApi = '/office/api';

const on = (subject: RightSubject, action: Action, isRecord: boolean): CallNeeds => ({ subject, action, isRecord });

const resourceCalls = (name: RightSubject): readonly OfficeCall[] => [
  { method: 'GET', path: `/${name}`, needs: on(name, 'read', false) },
  { method: 'GET', path: `/${name}/:id`, needs: on(name, 'read', true) },
  { method: 'GET', path: `/${name}/:id/history`, needs: on(name, 'read', true) },
  { method: 'POST', path: `/${name}`, needs: on(name, 'create', false) },
  { method: 'PATCH', path: `/${name}/:id`, needs: on(name, 'update', true) },
  { method: 'DELETE', path: `/${name}/:id`, needs: on(name, 'remove', true) },
];

/** Beside those of every resource: the values of its choices, what the site shows of a record, and how it becomes again what it was. */
const contentCalls = (name: ContentResource): readonly OfficeCall[] => [
  { method: 'GET', path: `/${name}/values`, needs: on(name, 'read', false) },
  { method: 'POST', path: `/${name}/:id/publish`, needs: on(name, 'publish', true) },
  { method: 'POST', path: `/${name}/:id/schedule`, needs: on(name, 'publish', true) },
  { method: 'POST', path: `/${name}/:id/unpublish`, needs: on(name, 'publish', true) },
  { method: 'POST', path: `/${name}/:id/expire`, needs: on(name, 'publish', true) },
  { method: 'POST', path: `/${name}/:id/preview`, needs: on(name, 'update', true) },
  { method: 'POST', path: `/${name}/:id/restore`, needs: on(name, 'update', true) },
  { method: 'GET', path: `/${name}/removed`, needs: on(name, 'create', false) },
  { method: 'POST', path: `/${name}/removed/:id/restore`, needs: on(name, 'create', false) },
];

const sessionCalls: readonly OfficeCall[] = [
  { method: 'POST', path: '/session/code', needs: 'nobody' },
  { method: 'POST', path: '/session', needs: 'nobody' },
  { method: 'GET', path: '/session', needs: 'first factor' },
  { method: 'DELETE', path: '/session', needs: 'first factor' },
  { method: 'POST', path: '/session/passkey/options', needs: 'first factor' },
  { method: 'POST', path: '/session/passkey', needs: 'first factor' },
  { method: 'POST', path: '/passkeys/options', needs: 'first factor' },
  { method: 'POST', path: '/passkeys', needs: 'first factor' },
  { method: 'GET', path: '/passkeys', needs: 'session' },
  { method: 'DELETE', path: '/passkeys/:id', needs: 'session' },
  { method: 'DELETE', path: '/sessions', needs: 'session' },
];

const leadCalls: readonly OfficeCall[] = [
  { method: 'GET', path: '/leads', needs: on('leads', 'read', false) },
  { method: 'POST', path: '/leads', needs: on('leads', 'create', false) },
  { method: 'PATCH', path: '/leads', needs: on('leads', 'update', false) },
  { method: 'GET', path: '/leads.csv', needs: on('leads', 'read', false) },
  { method: 'GET', path: '/lead-forms', needs: on('leads', 'read', false) },
  { method: 'POST', path: '/leads/join', needs: on('leads', 'update', false) },
  { method: 'GET', path: '/leads/:id', needs: on('leads', 'read', true) },
  { method: 'PATCH', path: '/leads/:id', needs: on('leads', 'update', true) },
  { method: 'GET', path: '/leads/:id/history', needs: on('leads', 'read', true) },
  { method: 'GET', path: '/leads/:id/notes', needs: on('leads', 'read', true) },
  { method: 'POST', path: '/leads/:id/notes', needs: on('leads', 'update', true) },
  { method: 'GET', path: '/leads/:id/templates', needs: on('leads', 'read', true) },
  { method: 'POST', path: '/leads/:id/responses', needs: on('leads', 'update', true) },
  { method: 'GET', path: '/leads/:id/attachment-link', needs: on('leads', 'read', true) },
  { method: 'GET', path: '/leads/:id/next-step.ics', needs: on('leads', 'read', true) },
  { method: 'POST', path: '/leads/:id/replay', needs: on('leads', 'update', true) },
  { method: 'GET', path: '/deliveries', needs: on('leads', 'read', false) },
  // The token is the authorisation; a session has received it.
  { method: 'GET', path: '/attachments/:token', needs: 'nobody' },
  { method: 'GET', path: '/figures/leads', needs: on('figures', 'read', false) },
];

const otherCalls: readonly OfficeCall[] = [
  { method: 'GET', path: '/unmatched-sales', needs: on('projects', 'read', false) },
  { method: 'DELETE', path: '/people/:id/sessions', needs: on('people', 'update', true) },
  { method: 'GET', path: '/comments', needs: on('comments', 'read', false) },
  { method: 'GET', path: '/comments/:id', needs: on('comments', 'read', true) },
  { method: 'PATCH', path: '/comments/:id', needs: on('comments', 'update', true) },
  { method: 'DELETE', path: '/comments/:id', needs: on('comments', 'remove', true) },
  { method: 'GET', path: '/comments/:id/history', needs: on('comments', 'read', true) },
  { method: 'GET', path: '/reviews', needs: on('reviews', 'read', false) },
  { method: 'PATCH', path: '/reviews/:id', needs: on('reviews', 'update', true) },
  // In the body: an address ends up in logs.
  { method: 'POST', path: '/persons/find', needs: on('persons', 'read', false) },
  { method: 'POST', path: '/persons/erase', needs: on('persons', 'remove', false) },
  { method: 'POST', path: '/media', needs: on('media', 'create', false), takes: 'file' },
  { method: 'POST', path: '/media/crop', needs: on('media', 'create', false) },
  { method: 'GET', path: '/content/export', needs: on('content', 'read', false) },
  { method: 'POST', path: '/content/plan', needs: on('content', 'update', false), takes: 'file' },
  { method: 'POST', path: '/content/import', needs: on('content', 'update', false), takes: 'file' },
  { method: 'GET', path: '/feed-imports', needs: on('content', 'read', false) },
  { method: 'GET', path: '/feed-imports/:id', needs: on('content', 'read', false) },
  { method: 'GET', path: '/audit', needs: on('audit', 'read', false) },
  { method: 'GET', path: '/audit/:id', needs: on('audit', 'read', true) },
];

/** All calls of the office's API. The server accepts no others, and checks each by this table. */
export const officeCalls: readonly OfficeCall[] = [
  ...sessionCalls,
  ...resourceCalls('people'),
  ...contentResources.flatMap((name) => [...resourceCalls(name), ...contentCalls(name)]),
  ...resourceCalls('redirects'),
  ...leadCalls,
  ...otherCalls,
];
