import type { AlertFrequency } from '@iwan/shared/domain/search/alert-frequency';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Search alerts by e-mail and on devices. The tokens of links are not stored: each is computed from `key` and the pepper. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    key: text().notNull().unique(),
    /** In lower case; `null` for an alert on a device alone. */
    email: text(),
    /** The mailbox to which the address most likely leads; without an address a keyed hash of the device. */
    mailbox: text().notNull().default(''),
    /** As `storedSearch` writes it. */
    query: text().notNull(),
    /** A slug of section 5; empty for none, so that the unique index applies. */
    slug: text().notNull(),
    /** The language of the page that it was asked for on (ISO 639-1); `null` for the default one. */
    language: text(),
    asked_at: instant().notNull(),
    confirmed_at: instant(),
    /** Changes after this moment have not been reported yet. */
    reported_until: timestamp('told_until', { withTimezone: true, mode: 'date' }).notNull(),
    frequency: text().$type<AlertFrequency>().notNull().default('daily'),
    /** The last period whose changes were processed (`periodOf`): `YYYY-MM-DD`, at once `YYYY-MM-DDTHH:M`. */
    reported_day: text('told_day').notNull(),
    /** How many of its last mails the address has refused permanently. */
    refusals: integer().notNull().default(0),
  },
  (table) => [
    unique().on(table.email, table.query, table.slug),
    index().on(table.reported_day),
    index().on(table.mailbox),
  ],
);

/** Browsers that show the news of an alert (Web Push). Whoever has these three can write to the browser. */
export const alertDevices = pgTable(
  'alert_devices',
  {
    id: id(),
    alert_id: integer()
      .notNull()
      .references(() => searchAlerts.id, { onDelete: 'cascade' }),
    /** The address of the browser at its push service. */
    endpoint: text().notNull(),
    /** The keys of the browser, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
  },
  (table) => [unique().on(table.alert_id, table.endpoint), index().on(table.endpoint)],
);

/** The content of an alert mail, without its recipient. */
export interface AlertDigest {
  readonly fresh: readonly AlertItem[];
  readonly freshTotal: number;
  readonly changed: readonly AlertItem[];
  readonly changedTotal: number;
  /** Projects that an edit has brought into the search; left out in mails that were written before this existed. */
  readonly joined?: readonly AlertItem[];
  readonly joinedTotal?: number;
  /** Matches that are no longer available; left out likewise. */
  readonly gone?: readonly AlertItem[];
  readonly goneTotal?: number;
  /** What has happened to the one unit or project that the alert is about; the lists are empty then. */
  readonly unit?: AlertItem;
}

export interface AlertItem {
  readonly name: string;
  /** `null` for a deleted project. */
  readonly path: string | null;
  readonly location: string | null;
  readonly price: string | null;
  /** The path of its picture; left out in mails that were written before this existed, like the next. */
  readonly picture?: string;
  /** `1BR, 2BR · 745–2,310 sq ft · Q4 2028` */
  readonly facts?: string;
  /** The price before, where the change of price is reported. */
  readonly before: string | null;
  /** It was sold out and is available again. */
  readonly isBack?: true;
  /** What has happened to a project, as sentences without their full stop. */
  readonly news?: readonly string[];
  /** Why it is no longer available. */
  readonly end?: 'sold' | 'withdrawn';
  /** The number of its permit; left out where there is none, and where it has expired. */
  readonly permit?: string;
  /** The last day of its permit, in words, where that has passed. */
  readonly permitExpiredOn?: string;
}

/** The outbox of alert mails and notifications; a row is deleted after delivery. */
export const alertMails = pgTable(
  'alert_mails',
  {
    id: id(),
    alert_id: integer()
      .notNull()
      .references(() => searchAlerts.id, { onDelete: 'cascade' }),
    /** The device to notify; `null` for a mail. */
    device_id: integer().references(() => alertDevices.id, { onDelete: 'cascade' }),
    /** If false, the mail is a digest, whose content is `digest`. */
    is_confirmation: boolean().notNull(),
    digest: jsonb().$type<AlertDigest>(),
    created_at: instant().notNull(),
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
  },
  (table) => [index().on(table.due_at), index().on(table.alert_id), index().on(table.device_id)],
);

/** Requested confirmations of the last hour, for the rate limits. Addresses are stored as keyed hashes. */
export const alertRequests = pgTable(
  'alert_requests',
  {
    id: id(),
    /** Of the mailbox that the address leads to. */
    email_key: text().notNull(),
    network_key: text().notNull(),
    /** Of the customer who has the network. */
    site_key: text().notNull().default(''),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.email_key, table.at),
    index().on(table.network_key, table.at),
    index().on(table.site_key, table.at),
    index().on(table.at),
  ],
);
