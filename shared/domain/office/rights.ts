import { contentResources, type RightSubject, rightSubjects } from './resources';
import type { Role } from './roles';

/** `own`: leads assigned to the person, or the agent record linked to the person. */
export type Reach = 'none' | 'own' | 'all';

/** `publish`: to publish, schedule and unpublish records. */
export type Action = 'read' | 'create' | 'update' | 'remove' | 'publish';

export interface Right {
  readonly read: Reach;
  readonly update: Reach;
  readonly create: boolean;
  readonly remove: boolean;
  readonly publish: boolean;
  /** The writable fields; when left out, all that the resource allows. */
  readonly writable?: readonly string[];
}

export type Rights = Readonly<Record<RightSubject, Right>>;

const nothing: Right = { read: 'none', create: false, update: 'none', remove: false, publish: false };
const reading: Right = { ...nothing, read: 'all' };
const everything: Right = { read: 'all', create: true, update: 'all', remove: true, publish: false };
const publishing: Right = { ...everything, publish: true };
const adding: Right = { ...nothing, create: true };
const changing: Right = { ...reading, update: 'all' };

const each = <Subject extends RightSubject>(subjects: readonly Subject[], right: Right) =>
  Object.fromEntries(subjects.map((subject) => [subject, right])) as Record<Subject, Right>;

const none: Rights = each(rightSubjects, nothing);

const content = (right: Right) => ({
  ...each(contentResources, right),
  // There is one of each name, which the site knows.
  texts: { ...right, create: false, remove: false },
});

/** The rights of each role. The server checks every call; the screens hide what is not allowed. */
export const rights: Readonly<Record<Role, Rights>> = {
  administrator: {
    ...content(publishing),
    people: everything,
    // A lead is deleted only with its person's data.
    leads: { ...changing, create: true },
    comments: { ...changing, remove: true },
    reviews: changing,
    redirects: everything,
    // The audit log is read-only.
    audit: reading,
    figures: reading,
    persons: { ...reading, remove: true },
    media: adding,
    // Exported and imported as files.
    content: changing,
  },
  editor: {
    ...none,
    ...content(publishing),
    comments: { ...changing, remove: true },
    reviews: changing,
    redirects: everything,
    media: adding,
    content: changing,
  },
  agent: {
    ...none,
    leads: {
      ...nothing,
      read: 'own',
      create: true,
      update: 'own',
      writable: ['stage', 'lostReason', 'nextStep', 'isSpam'],
    },
    projects: reading,
    agents: {
      ...nothing,
      read: 'own',
      update: 'own',
      writable: ['images', 'language', 'areas', 'linkedin', 'sub_heading', 'description', 'card', 'phone'],
    },
    figures: { ...nothing, read: 'own' },
    // Their portrait.
    media: adding,
  },
  reader: { ...none, ...content(reading), comments: reading, reviews: reading, redirects: reading, figures: reading },
};

/** The scope of a role: no records, its own, or all. */
export function reachOf(role: Role, subject: RightSubject, action: Action): Reach {
  const right = rights[role][subject];
  switch (action) {
    case 'read':
      return right.read;
    case 'update':
      return right.update;
    case 'create':
      return right.create ? 'all' : 'none';
    case 'remove':
      return right.remove ? 'all' : 'none';
    case 'publish':
      return right.publish ? 'all' : 'none';
  }
}

/** Whether leads can be assigned to a person of this role. */
export const maySeeLeads = (role: Role): boolean => rights[role].leads.read !== 'none';

/** Whether a role may do this to its own record, or to another. */
export function may(role: Role, subject: RightSubject, action: Action, isOwn: boolean): boolean {
  const reach = reachOf(role, subject, action);
  return reach === 'all' || (reach === 'own' && isOwn);
}

/** The fields of a change that the role may not write. A translation (`name@ar`, `name@ar_state`) belongs to its field. */
export function forbiddenFields(role: Role, subject: RightSubject, fields: readonly string[]): readonly string[] {
  const { writable } = rights[role][subject];
  return writable === undefined ? [] : fields.filter((field) => !writable.includes(field.replace(/@.*/, '')));
}
