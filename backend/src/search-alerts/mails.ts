import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import { unitOfSearch } from '@iwan/shared/paths/unit-search';
import type { AlertItem } from '../database/schema';
import { type MailCard, mailActions, mailCard, mailHtml, mailImprint, mailTitle, mailWords } from '../mail/mail-html';
import type { Mail } from '../mail/mailer';
import type { Links } from './links';
import type { OutgoingAlert } from './outbox';

/** The mail of an alert: the request for confirmation, or a digest. */
export function alertMail(alert: OutgoingAlert, links: Links): Mail {
  return {
    ...contentOf(alert, links),
    idempotencyKey: `alert-${alert.id}`,
  };
}

function contentOf(alert: OutgoingAlert, links: Links): Omit<Mail, 'idempotencyKey'> {
  if (alert.digest === null) return confirmation(alert, links);
  return alert.digest.unit === undefined ? news(alert, links) : unitNews(alert, alert.digest.unit, links);
}

const requested = {
  search: { kind: 'search alert', about: 'a saved search' },
  unit: { kind: 'home alert', about: 'one home' },
} as const;

/** Nothing in it comes from the request, but for what kind of alert it is: anybody can enter anybody's address. */
function confirmation({ key, email, query }: OutgoingAlert, links: Links): Mail {
  const address = links.address('confirm', key);
  const { kind, about } = requested[unitOfSearch({ query }) === null ? 'search' : 'unit'];
  const words = `We received a request to send ${business.name} email alerts about ${about} to this address. Confirm to start them. We send at most one a day.`;
  const otherwise = 'If you did not ask for this, ignore this email. The link expires in two days.';
  const title = `Confirm your ${kind}`;
  return {
    to: email,
    subject: `Confirm your ${business.name} ${kind}`,
    text: [words, `Confirm your alert:\n${address}`, otherwise, mailImprint].join('\n\n'),
    html: mailHtml({
      ...{ title, preview: words, site: links.site },
      rows: [mailTitle(title), mailWords(words), mailActions({ label: 'Confirm alert', address })],
      why: otherwise,
    }),
  };
}

/** Mails are in the default language of the site. */
const format = formatFor(defaultLanguage.locale);

const counted = (count: number, one: string, other: string) =>
  format.plural(count, { one: `# ${one}`, other: `# ${other}` });

function news({ key, email, query, slug, digest }: OutgoingAlert, links: Links): Mail {
  const { fresh = [], freshTotal = 0, joined = [], joinedTotal = 0, changed = [], changedTotal = 0 } = digest ?? {};
  const { gone = [], goneTotal = 0 } = digest ?? {};
  const search = { query, slug };
  const name = searchWords(criteriaOf(search), slug, format.locale);
  const counts = format.list([
    ...(freshTotal === 0 ? [] : [counted(freshTotal, 'new project', 'new projects')]),
    ...(joinedTotal === 0 ? [] : [counted(joinedTotal, 'project now matching', 'projects now matching')]),
    ...(changedTotal === 0 ? [] : [counted(changedTotal, 'price change', 'price changes')]),
    ...(goneTotal === 0 ? [] : [counted(goneTotal, 'project no longer available', 'projects no longer available')]),
  ]);
  const end = links.address('end', key);
  const whole = links.page(searchPath(search));
  const more = (total: number, shown: readonly AlertItem[]) =>
    total > shown.length ? [`and ${total - shown.length} more`] : [];
  const sections = [
    { title: 'New', items: fresh, more: more(freshTotal, fresh) },
    { title: 'Now matches', items: joined, more: more(joinedTotal, joined) },
    { title: 'Price changed', items: changed, more: more(changedTotal, changed) },
    { title: 'No longer available', items: gone, more: more(goneTotal, gone) },
  ].filter(({ items }) => items.length > 0);
  const lines = sections.flatMap(({ title, items, more: rest }) => [
    title.toUpperCase(),
    ...items.map((item) => itemLines(item, links)),
    ...rest,
  ]);
  const why = 'You receive this because you set up an alert for this search.';
  return {
    to: email,
    subject: `${counts}: ${name}`.slice(0, 150),
    text: [
      `${counts} for ${name}.`,
      ...lines,
      `View all results:\n${whole}`,
      `${why} Unsubscribe: ${end}`,
      mailImprint,
    ].join('\n\n'),
    html: mailHtml({
      ...{ title: `${counts}: ${name}`, preview: previewOf(sections.flatMap(({ items }) => items)), site: links.site },
      rows: [
        mailTitle(counts, { below: name }),
        ...sections.flatMap(({ title, items, more: rest }) => [
          ...items.map((item) => mailCard(cardOf(item, title, links))),
          ...rest.map((words) => mailWords(words, true)),
        ]),
        mailActions({ label: 'View all results', address: whole }),
      ],
      why,
      end: { label: 'Unsubscribe from this alert', address: end },
    }),
    unsubscribe: end,
  };
}

const unitHeads = {
  back: 'Available again',
  price: 'Price changed',
  sold: 'Sold',
  withdrawn: 'No longer available',
} as const;

/** News of one unit. */
function unitNews({ key, email }: OutgoingAlert, item: AlertItem, links: Links): Omit<Mail, 'idempotencyKey'> {
  const head = unitHeads[item.end ?? (item.isBack ? 'back' : 'price')];
  const end = links.address('end', key);
  const isListed = item.end !== 'withdrawn' || item.path !== null;
  const unlisted = isListed ? [] : ['The project is no longer listed.'];
  const why = 'You receive this because you set up an alert for this home.';
  const subject = `${head}: ${item.name}`.slice(0, 150);
  const all = links.page(paths.filterProperty());
  return {
    to: email,
    subject,
    text: [
      [`${head}: ${item.name}.`, ...unlisted].join(' '),
      [factsOf(item), addressOf(item, links)].filter(Boolean).join('\n'),
      `${why} Unsubscribe: ${end}`,
      mailImprint,
    ].join('\n\n'),
    html: mailHtml({
      ...{ title: subject, preview: factsOf(item), site: links.site },
      rows: [
        mailTitle(head),
        ...unlisted.map((words) => mailWords(words)),
        mailCard(cardOf(item, '', links)),
        mailActions(
          item.path === null
            ? { label: 'Browse projects', address: all }
            : { label: 'View project', address: links.page(item.path) },
        ),
      ],
      why,
      end: { label: 'Unsubscribe from this alert', address: end },
    }),
    unsubscribe: end,
  };
}

const addressOf = ({ path }: AlertItem, links: Links) => (path === null ? null : links.page(path));

const itemLines = (item: AlertItem, links: Links) =>
  [item.name, factsOf(item), addressOf(item, links)].filter(Boolean).join('\n');

/** `Berth House from AED 1,820,000 and 1 more` */
function previewOf(items: readonly AlertItem[]): string {
  const [first, ...others] = items;
  if (first === undefined) return '';
  const name = first.price === null ? first.name : `${first.name} from ${first.price}`;
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}

const permitNote = ({ permitExpiredOn }: AlertItem) =>
  permitExpiredOn === undefined ? [] : [`permit expired on ${permitExpiredOn}`];

function cardOf(item: AlertItem, head: string, links: Links): MailCard {
  const { name, location, price, picture, facts } = item;
  const lines = [...(facts === undefined ? [] : [facts]), ...permitNote(item)];
  return {
    ...{ over: changeOf(item) ?? head, name, address: addressOf(item, links), place: location, price },
    picture: picture === undefined ? null : links.page(imagePath(picture, 640)),
    facts: lines.length === 0 ? null : lines.join(' · '),
  };
}

/** What has happened to a project beyond what its section says; `null` for nothing. */
function changeOf({ price, before, isBack, end }: AlertItem): string | null {
  if (end === 'sold') return 'Sold';
  if (isBack) return 'Available again';
  if (before === null) return null;
  const isLower = (parsePrice(price) ?? 0) < (parsePrice(before) ?? 0);
  return `Price ${isLower ? 'down' : 'up'} from ${before}`;
}

/** `Dubai Marina, AED 1,900,000, was AED 2,100,000, available again` */
function factsOf(item: AlertItem): string {
  const { location, price, before, isBack, end } = item;
  const was = before === null ? null : `was ${before}`;
  return [location, price, was, isBack ? 'available again' : null, end ?? null, ...permitNote(item)]
    .filter((each) => each !== null)
    .join(', ');
}
