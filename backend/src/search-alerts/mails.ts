import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import { unitOfSearch } from '@iwan/shared/paths/unit-search';
import type { AlertItem } from '../database/schema';
import type { Mail } from '../mail/mailer';
import type { Links } from './links';
import { mailHtml } from './mail-html';
import type { OutgoingAlert } from './outbox';

const imprint = `${business.fullName}, ${business.address.join(', ')}`;

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
  search: {
    subject: 'about a saved search',
    title: 'News of a saved search',
    when: 'when a saved search finds something new or a price changes',
  },
  unit: {
    subject: 'about one home',
    title: 'News of one home',
    when: 'when the price of one home changes, or when it is sold or available again',
  },
} as const;

/** Nothing in it comes from the request, but for what kind of alert it is: anybody can enter anybody's address. */
function confirmation({ key, email, query }: OutgoingAlert, links: Links): Mail {
  const address = links.address('confirm', key);
  const { subject, title, when } = requested[unitOfSearch({ query }) === null ? 'search' : 'unit'];
  const words = `Somebody, you as we hope, asked ${business.name} to write to this address ${when}, once a day at most.`;
  const otherwise = 'If that was not you, do nothing: the link ends in two days, and you hear no more of us.';
  return {
    to: email,
    subject: `Shall ${business.name} write to you ${subject}?`,
    text: [words, `Yes, look at it and begin:\n${address}`, otherwise, imprint].join('\n\n'),
    html: mailHtml({
      title,
      intro: words,
      sections: [],
      action: { label: 'Look at it and begin', address },
      foot: [otherwise, imprint],
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
    ...(freshTotal === 0 ? [] : [counted(freshTotal, 'new property', 'new properties')]),
    ...(joinedTotal === 0 ? [] : [counted(joinedTotal, 'property that now matches', 'properties that now match')]),
    ...(changedTotal === 0 ? [] : [counted(changedTotal, 'changed price', 'changed prices')]),
    ...(goneTotal === 0 ? [] : [counted(goneTotal, 'property no longer available', 'properties no longer available')]),
  ]);
  const end = links.address('end', key);
  const whole = links.page(searchPath(search));
  const addressOf = ({ path }: AlertItem) => (path === null ? null : links.page(path));
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
    ...items.map((item) => [item.name, factsOf(item), addressOf(item)].filter(Boolean).join('\n')),
    ...rest,
  ]);
  const why = `You get this because you asked for news of this search. No more of it: ${end}`;
  return {
    to: email,
    subject: `${counts}: ${name}`.slice(0, 150),
    text: [`${counts} in your search ${name}.`, ...lines, `The whole search:\n${whole}`, why, imprint].join('\n\n'),
    html: mailHtml({
      title: name,
      intro: `${counts} in your saved search.`,
      sections: sections.map(({ title, items, more: rest }) => ({
        title,
        items: items.map((item) => ({ name: item.name, address: addressOf(item), facts: factsOf(item) })),
        more: rest,
      })),
      action: { label: 'See the whole search', address: whole },
      foot: ['You get this because you asked for news of this search.', imprint],
      end: { label: 'No more mails about this search', address: end },
    }),
    unsubscribe: end,
  };
}

const unitHeads = {
  back: 'Available again',
  price: 'Another price',
  sold: 'Sold',
  withdrawn: 'No longer offered',
} as const;

/** News of one unit. */
function unitNews({ key, email }: OutgoingAlert, item: AlertItem, links: Links): Omit<Mail, 'idempotencyKey'> {
  const head = unitHeads[item.end ?? (item.isBack ? 'back' : 'price')];
  const end = links.address('end', key);
  const address = item.path === null ? null : links.page(item.path);
  const isAlone = item.end !== 'withdrawn' || item.path !== null;
  const intro = isAlone ? `${head}.` : `${head}: its project is not listed any more.`;
  const why = 'You get this because you asked for news of this home.';
  return {
    to: email,
    subject: `${head}: ${item.name}`.slice(0, 150),
    text: [
      `${head}: ${item.name}.`,
      ...(isAlone ? [] : ['Its project is not listed any more.']),
      [factsOf(item), address].filter(Boolean).join('\n'),
      `${why} No more of it: ${end}`,
      imprint,
    ].join('\n\n'),
    html: mailHtml({
      title: item.name,
      intro,
      sections: [{ title: head, items: [{ name: item.name, address, facts: factsOf(item) }], more: [] }],
      action: { label: 'See the project', address: address ?? links.page(paths.filterProperty()) },
      foot: [why, imprint],
      end: { label: 'No more mails about this home', address: end },
    }),
    unsubscribe: end,
  };
}

/** `Dubai Marina, AED 1,900,000, was AED 2,100,000, available again` */
function factsOf({ location, price, before, isBack, end, permitExpiredOn: expired }: AlertItem): string {
  const permit = expired === undefined ? null : `its advertisement permit expired on ${expired}`;
  const was = before === null ? null : `was ${before}`;
  return [location, price, was, isBack ? 'available again' : null, end ?? null, permit]
    .filter((each) => each !== null)
    .join(', ');
}
