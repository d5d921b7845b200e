import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import { subjectOfSearch } from '@iwan/shared/paths/unit-search';
import type { AlertDigest, AlertItem } from '../database/schema';
import { type MailCard, mailActions, mailCard, mailHtml, mailImprint, mailTitle, mailWords } from '../mail/mail-html';
import type { Mail } from '../mail/mailer';
import type { Links } from './links';
import type { OutgoingAlert } from './outbox';
import { textsOf } from './texts';

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

/** Nothing in it comes from the request, but for its language and what kind of alert it is: anybody can enter anybody's address. */
function confirmation({ key, email, query, locale }: OutgoingAlert, links: Links): Mail {
  const address = links.address('confirm', key, locale);
  const { confirm } = textsOf(locale);
  const { subject, title, words } = confirm[subjectOfSearch({ query })];
  return {
    to: email,
    subject,
    text: [words, `${confirm.link}\n${address}`, confirm.otherwise, mailImprint(locale)].join('\n\n'),
    html: mailHtml({
      ...{ title, preview: words, site: links.site, locale },
      rows: [mailTitle(title), mailWords(words), mailActions({ label: confirm.button, address })],
      why: confirm.otherwise,
    }),
  };
}

/** What a digest lists, in the order of the mail. */
const kinds = ['fresh', 'joined', 'changed', 'gone'] as const;

function news({ key, email, query, slug, digest, locale }: OutgoingAlert, links: Links): Mail {
  const texts = textsOf(locale);
  const search = { query, slug };
  const name = searchWords(criteriaOf(search), slug, locale);
  const counts = countsOf(digest, locale);
  const end = links.address('end', key, locale);
  const whole = links.page(searchPath(search), locale);
  const sections = kinds.flatMap((kind) => {
    const { [kind]: items = [], [`${kind}Total` as const]: total = 0 } = digest ?? {};
    const more = total > items.length ? [texts.more(total - items.length)] : [];
    return items.length === 0 ? [] : [{ title: texts.sections[kind], items, more }];
  });
  const words = wordsIn(locale, links);
  const lines = sections.flatMap(({ title, items, more: rest }) => [
    title.toUpperCase(),
    ...items.map(words.lines),
    ...rest,
  ]);
  const subject = texts.subject(counts, name);
  return {
    to: email,
    subject: subject.slice(0, 150),
    text: [
      texts.sentence(counts, name),
      ...lines,
      `${texts.viewAllAt}\n${whole}`,
      `${texts.whySearch} ${texts.unsubscribeAt} ${end}`,
      mailImprint(locale),
    ].join('\n\n'),
    html: mailHtml({
      ...{ title: subject, preview: words.preview(sections.flatMap(({ items }) => items)), site: links.site, locale },
      rows: [
        mailTitle(counts, { below: name }),
        ...sections.flatMap(({ title, items, more: rest }) => [
          ...items.map((item) => mailCard(words.card(item, title))),
          ...rest.map((line) => mailWords(line, true)),
        ]),
        mailActions({ label: texts.viewAll, address: whole }),
      ],
      why: texts.whySearch,
      end: { label: texts.unsubscribe, address: end },
    }),
    unsubscribe: oneClick(key, links),
  };
}

/** `1 new project and 2 price changes` */
export function countsOf(digest: AlertDigest | null, locale: string): string {
  const texts = textsOf(locale);
  return formatFor(locale).list(
    kinds.flatMap((kind) => {
      const total = digest?.[`${kind}Total`] ?? 0;
      return total === 0 ? [] : [texts[kind](total)];
    }),
  );
}

/** News of one unit or project. */
function unitNews(alert: OutgoingAlert, item: AlertItem, links: Links): Omit<Mail, 'idempotencyKey'> {
  const { key, email, locale } = alert;
  const texts = textsOf(locale);
  const words = wordsIn(locale, links);
  const [head = '', ...others] = words.heads(item);
  const why = subjectOfSearch(alert) === 'project' ? texts.whyProject : texts.whyHome;
  const end = links.address('end', key, locale);
  const isListed = item.end !== 'withdrawn' || item.path !== null;
  const further = [...others.map((each) => `${each}.`), ...(isListed ? [] : [texts.unlisted])];
  const subject = texts.subject(head, item.name).slice(0, 150);
  const facts = words.facts(item);
  return {
    to: email,
    subject,
    text: [
      [`${texts.subject(head, item.name)}.`, ...further].join(' '),
      [facts, words.address(item)].filter(Boolean).join('\n'),
      `${why} ${texts.unsubscribeAt} ${end}`,
      mailImprint(locale),
    ].join('\n\n'),
    html: mailHtml({
      ...{ title: subject, preview: facts, site: links.site, locale },
      rows: [
        mailTitle(head),
        ...further.map((line) => mailWords(line)),
        mailCard(words.card(item, '')),
        mailActions(
          item.path === null
            ? { label: texts.browse, address: links.page(paths.filterProperty(), locale) }
            : { label: texts.view, address: links.page(item.path, locale) },
        ),
      ],
      why,
      end: { label: texts.unsubscribe, address: end },
    }),
    unsubscribe: oneClick(key, links),
  };
}

/** The address for mail programs; no reader sees it. */
const oneClick = (key: string, links: Links) => links.address('end', key, defaultLanguage.locale);

/** What a mail says of the items of a digest. */
export function wordsIn(locale: string, links: Links) {
  const texts = textsOf(locale);
  const { list } = formatFor(locale);
  const address = ({ path }: AlertItem) => (path === null ? null : links.page(path, locale));
  const permitNote = ({ permit, permitExpiredOn }: AlertItem) => [
    ...(permit === undefined ? [] : [texts.permit(permit)]),
    ...(permitExpiredOn === undefined ? [] : [texts.permitExpired(permitExpiredOn)]),
  ];

  /** What has happened to a project beyond what its section says; `null` for nothing. */
  function changeOf({ price, before, isBack, end }: AlertItem): string | null {
    if (end === 'sold') return texts.heads.sold;
    if (isBack) return texts.heads.back;
    if (before === null) return null;
    const isLower = (parsePrice(price) ?? 0) < (parsePrice(before) ?? 0);
    return isLower ? texts.priceDown(before) : texts.priceUp(before);
  }

  /** `Dubai Marina, AED 1,900,000, was AED 2,100,000, available again` */
  function facts(item: AlertItem): string {
    const { location, price, before, isBack, end } = item;
    const was = before === null ? null : texts.was(before);
    const back = isBack ? texts.availableAgain : null;
    const all = [location, price, was, back, end === undefined ? null : texts.ends[end], ...permitNote(item)];
    return list(
      all.filter((each) => each !== null),
      'unit',
    );
  }

  return {
    address,
    facts,
    /** What has happened, the most important first. */
    heads: ({ news, end, isBack }: AlertItem) => news ?? [texts.heads[end ?? (isBack ? 'back' : 'price')]],
    lines: (item: AlertItem) => [item.name, facts(item), address(item)].filter(Boolean).join('\n'),
    /** `Berth House from AED 1,820,000 and 1 more` */
    preview([first, ...others]: readonly AlertItem[]): string {
      if (first === undefined) return '';
      const name = first.price === null ? first.name : texts.priceFrom(first.name, first.price);
      return others.length === 0 ? name : texts.andMore(name, others.length);
    },
    card(item: AlertItem, head: string): MailCard {
      const { name, location, price, picture, facts: known } = item;
      const lines = [...(known === undefined ? [] : [known]), ...permitNote(item)];
      return {
        ...{ over: changeOf(item) ?? head, name, address: address(item), place: location, price },
        picture: picture === undefined ? null : links.site + imagePath(picture, 640),
        facts: lines.length === 0 ? null : lines.join(' · '),
      };
    },
  };
}
