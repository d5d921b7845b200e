import type { HeldAccount, HeldData, HeldLead, HeldMail, HeldSearch } from '@iwan/shared/domain/office/person-wire';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  blogComments,
  blogReactions,
  blogs,
  leadNotes,
  leads,
  leadWork,
  officeMails,
  removedComments,
  savedLists,
  searchAlerts,
  sessions,
  users,
} from '../database/schema';
import { leadsOf, type Whose } from '../leads/erase';
import { readMailbox } from '../mail/mailbox-folder';

async function heldLeads(db: Database, whose: Whose): Promise<readonly HeldLead[]> {
  const condition = leadsOf(whose);
  if (condition === null) return [];
  const rows = await db
    .select({ lead: leads, work: leadWork })
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
    .where(condition)
    .orderBy(asc(leads.received_at), asc(leads.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ lead }) => lead.id);
  const notes = await db.select().from(leadNotes).where(inArray(leadNotes.lead_id, ids)).orderBy(asc(leadNotes.at));
  return rows.map(({ lead, work }) => ({
    id: lead.id,
    form: lead.form,
    receivedAt: lead.received_at.toISOString(),
    fields: lead.fields,
    attachment: lead.attachment && {
      name: lead.attachment.originalName,
      mediaType: lead.attachment.mediaType,
      bytes: lead.attachment.bytes,
    },
    stage: work?.stage ?? 'new',
    nextStep: work?.next_what ?? null,
    notes: notes
      .filter(({ lead_id }) => lead_id === lead.id)
      .map(({ at, person_name, text }) => ({ at: at.toISOString(), by: person_name, text })),
  }));
}

async function heldAccount(db: Database, email: string): Promise<HeldAccount | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (user === undefined) return null;
  const { created_at, comment } = blogComments;
  const said = await db
    .select({ at: created_at, article: blogs.heading, text: comment })
    .from(blogComments)
    .innerJoin(blogs, eq(blogs.id, blogComments.blog_id))
    .where(eq(blogComments.user_id, user.id))
    .orderBy(asc(created_at), asc(blogComments.id));
  const ofRemoved = await db
    .select({ at: removedComments.created_at, article: removedComments.article, text: removedComments.comment })
    .from(removedComments)
    .where(eq(removedComments.user_id, user.id))
    .orderBy(asc(removedComments.created_at), asc(removedComments.id));
  const liked = await db
    .select({ article: blogs.heading })
    .from(blogReactions)
    .innerJoin(blogs, eq(blogs.id, blogReactions.blog_id))
    .where(eq(blogReactions.user_id, user.id))
    .orderBy(asc(blogs.id));
  const [saved] = await db.select().from(savedLists).where(eq(savedLists.user_id, user.id));
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    createdAt: user.created_at.toISOString(),
    isStopped: user.stopped_at !== null,
    sessions: await db.$count(sessions, eq(sessions.user_id, user.id)),
    comments: [...said, ...ofRemoved].map(({ at, article, text }) => ({ at: at.toISOString(), article, text })),
    likes: liked.map(({ article }) => article),
    savedLists: saved?.lists ?? {},
  };
}

async function heldSearches(db: Database, email: string): Promise<readonly HeldSearch[]> {
  const rows = await db.select().from(searchAlerts).where(eq(searchAlerts.email, email)).orderBy(asc(searchAlerts.id));
  return rows.map(({ query, slug, asked_at, confirmed_at }) => ({
    query,
    slug,
    askedAt: asked_at.toISOString(),
    confirmedAt: confirmed_at?.toISOString() ?? null,
  }));
}

async function heldMails(db: Database, dataFolder: string, email: string): Promise<readonly HeldMail[]> {
  const waiting = await db.select().from(officeMails).where(isNull(officeMails.refused)).orderBy(asc(officeMails.id));
  const stored = await readMailbox(dataFolder);
  return [
    ...waiting
      .filter(({ to }) => to.toLowerCase() === email)
      .map(({ subject, text, created_at }) => ({ subject, text, at: created_at.toISOString() })),
    ...stored
      .filter(({ to }) => to.toLowerCase() === email)
      .map(({ subject, text, receivedAt }) => ({ subject, text, at: receivedAt })),
  ];
}

/** All data about the person with this address or phone number; accounts, searches and mails are found by the address only. */
export async function readHeldData(db: Database, dataFolder: string, whose: Whose): Promise<HeldData> {
  const email = whose.email?.trim().toLowerCase() || null;
  return {
    leads: await heldLeads(db, whose),
    account: email === null ? null : await heldAccount(db, email),
    searches: email === null ? [] : await heldSearches(db, email),
    mails: email === null ? [] : await heldMails(db, dataFolder, email),
  };
}
