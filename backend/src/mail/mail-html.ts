import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';

/** What differs between the languages of mails, as CSS. Mail programs do not know its logical properties. */
interface Look {
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
  readonly sans: string;
  readonly serif: string;
  /** The width of the labels of facts, in pixels. */
  readonly labels: number;
}

/** A row of a mail's table as HTML. Made by the functions below, which escape whatever they are given. */
export type MailRow = (look: Look) => string;

const row =
  (html: (look: Look) => string, top: number): MailRow =>
  (look) =>
    `<tr><td class="side" style="padding:${top}px 32px 0">${html(look)}</td></tr>`;

const fromLeft: Look = {
  start: 'left',
  end: 'right',
  sans: "font-family:Jost,'Century Gothic','Avenir Next',Helvetica,Arial,sans-serif",
  serif: "font-family:Marcellus,'Palatino Linotype',Palatino,Georgia,serif;font-weight:400",
  labels: 104,
};
/** Fonts of the systems that have Arabic letters. */
const arabicSans = "font-family:Tajawal,'SF Arabic','Geeza Pro','Segoe UI',Tahoma,Arial,sans-serif";
const fromRight: Look = {
  start: 'right',
  end: 'left',
  sans: arabicSans,
  serif: `${arabicSans};font-weight:500`,
  labels: 128,
};
const ink = 'color:#10333b';
const quiet = 'color:#4a6267';

const table = (cells: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${cells}</table>`;

const paragraph = (html: string, { isQuiet = false, size = 16, style = '' } = {}) =>
  `<p class="${isQuiet ? 'quiet' : 'ink'}" style="margin:0;font-size:${size}px;line-height:1.5;${isQuiet ? quiet : ink};${style}">${html}</p>`;

const link = (html: string, address: string, style = '') =>
  `<a class="ink" href="${escapeHtml(address)}" style="${ink};${style}">${html}</a>`;

/** The title of a mail, with a line over or below it. */
export function mailTitle(title: string, { over, below }: { readonly over?: string; readonly below?: string } = {}) {
  return row(
    ({ serif }) =>
      [
        over === undefined ? '' : paragraph(escapeHtml(over), { isQuiet: true }),
        `<h1 class="ink" style="margin:0;${serif};font-size:28px;line-height:1.2;${ink}">${escapeHtml(title)}</h1>`,
        below === undefined ? '' : paragraph(escapeHtml(below), { isQuiet: true, style: 'padding-top:6px' }),
      ].join(''),
    28,
  );
}

/** A paragraph; line breaks in it stay. */
export const mailWords = (text: string, isQuiet = false): MailRow =>
  row(() => paragraph(escapeHtml(text).replaceAll('\n', '<br>'), { isQuiet }), 16);

/** A quiet line with a link at its end. */
export const mailNote = (text: string, label: string, address: string): MailRow =>
  row(
    () => paragraph(`${escapeHtml(text)} ${link(escapeHtml(label), address)}`.trim(), { isQuiet: true, size: 14 }),
    20,
  );

/** A code in large figures, which can be selected as one word. */
export const mailCode = (label: string, code: string): MailRow =>
  row(
    ({ sans }) =>
      paragraph(escapeHtml(label), { isQuiet: true }) +
      `<p class="ink" style="margin:0;padding-top:8px;${sans};font-weight:500;font-size:44px;line-height:1.1;letter-spacing:6px;${ink}">${escapeHtml(code)}</p>`,
    28,
  );

export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly address?: string | null;
}

/** Facts, one in a line: the label and the value, which may be a link. */
export function mailFacts(facts: readonly MailFact[]): MailRow {
  const cell = 'padding:9px 0;border-bottom:1px solid #e0d4bf;font-size:16px;line-height:1.5;vertical-align:top';
  const line = ({ label, value, address }: MailFact, { labels }: Look) => {
    const words = escapeHtml(value).replaceAll('\n', '<br>');
    return (
      `<tr><td class="quiet line" width="${labels}" style="width:${labels}px;${cell};${quiet}">${escapeHtml(label)}</td>` +
      `<td class="ink line" style="${cell};font-weight:500;word-break:break-word;${ink}">${address ? link(words, address) : words}</td></tr>`
    );
  };
  return row((look) => table(facts.map((fact) => line(fact, look)).join('')), 20);
}

export interface MailAction {
  readonly label: string;
  readonly address: string;
}

function button({ label, address }: MailAction, isFilled: boolean): string {
  const look = isFilled ? 'background:#0f4651;border:1px solid #0f4651' : 'border:1px solid #857a66';
  const color = isFilled ? 'color:#fdfaf3' : ink;
  return table(
    `<tr><td class="${isFilled ? 'filled' : 'outlined'}" align="center"${isFilled ? ' bgcolor="#0f4651"' : ''} style="${look};border-radius:2px">` +
      `<a class="${isFilled ? 'on-filled' : 'ink'}" href="${escapeHtml(address)}" style="display:block;padding:13px 16px;font-size:17px;line-height:24px;font-weight:500;text-decoration:none;${color}">${escapeHtml(label)}</a></td></tr>`,
  );
}

/** The one thing to do, as a filled button; other ways beside each other below it. */
export function mailActions(main: MailAction, others: readonly MailAction[] = []): MailRow {
  const width = Math.floor(100 / Math.max(1, others.length));
  return row(({ start, end }) => {
    const beside = others.map(
      (other, index) =>
        `<td width="${width}%" style="padding-${index === 0 ? end : start}:${others.length > 1 ? 6 : 0}px">${button(other, false)}</td>`,
    );
    const below =
      beside.length === 0 ? '' : `<div style="padding-top:12px">${table(`<tr>${beside.join('')}</tr>`)}</div>`;
    return button(main, true) + below;
  }, 24);
}

export interface MailCard {
  readonly over: string;
  readonly name: string;
  /** `null` for what has no page any more. */
  readonly address: string | null;
  /** The address of its picture on the site. */
  readonly picture: string | null;
  readonly place: string | null;
  readonly price: string | null;
  readonly facts: string | null;
}

/** A project: its picture beside its name, place, price and facts; below each other on phones. */
export function mailCard({ over, name, address, picture, place, price, facts }: MailCard): MailRow {
  const image =
    picture &&
    `<img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}" width="216" height="162" style="display:block;width:216px;height:162px;object-fit:cover;border:0;border-radius:2px">`;
  const title = escapeHtml(name);
  const words = ({ serif }: Look) =>
    [
      paragraph(escapeHtml(over), { isQuiet: true, size: 14 }),
      `<h2 class="ink" style="margin:0;${serif};font-size:20px;line-height:1.25;${ink}">${address === null ? title : link(title, address, 'text-decoration:none')}</h2>`,
      place === null ? '' : paragraph(escapeHtml(place), { isQuiet: true }),
      price === null ? '' : paragraph(escapeHtml(price), { size: 19, style: 'font-weight:500;padding-top:8px' }),
      facts === null ? '' : paragraph(escapeHtml(facts), { size: 14 }),
    ].join('');
  const cells = (look: Look) => [
    ...(image
      ? [
          `<td class="cell" width="216" valign="top" style="width:216px;padding-${look.end}:20px">${address === null ? image : link(image, address)}</td>`,
        ]
      : []),
    `<td class="cell" valign="top">${words(look)}</td>`,
  ];
  return row((look) => table(`<tr>${cells(look).join('')}</tr>`), 24);
}

/** Narrow windows and dark mode; mail programs that leave out styles show the light mail. */
const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}',
  '.cell{display:block!important;width:100%!important;padding:0!important}.cell img{width:100%!important;height:auto!important}.cell+.cell{padding-top:12px!important}}',
  '@media (prefers-color-scheme:dark){.ground{background:#0d2328!important}.ink{color:#f3ecdf!important}.quiet{color:#b4c3c1!important}',
  '.line{border-color:#2a474d!important}.outlined{border-color:#7d9496!important}.filled{background:#efe4d0!important;border-color:#efe4d0!important}',
  '.on-filled{color:#0d2b32!important}.on-light{display:none!important}.on-dark{display:block!important}}',
].join('');

const wordmark = (site: string, file: string, alt: string, ground: string) =>
  `<img class="${ground}" src="${escapeHtml(site)}/images/original/media/brand/${file}.png" alt="${alt}" width="93" height="32" style="display:${ground === 'on-light' ? 'block' : 'none'};border:0">`;

interface MailContent {
  readonly title: string;
  /** Shown beside the subject in lists of mails. */
  readonly preview: string;
  /** The origin of the site, which has the pictures. */
  readonly site: string;
  readonly rows: readonly MailRow[];
  /** Why the recipient gets the mail. */
  readonly why: string;
  readonly end?: MailAction;
  /** BCP 47; that of the staff when left out. */
  readonly locale?: string;
}

/**
 * A mail as HTML: tables and inline styles, which all mail programs show. No script, no font and nothing from another host, so
 * that nothing tells anybody when it is read.
 */
export function mailHtml({
  title,
  preview,
  site,
  rows,
  why,
  end,
  locale = defaultLanguage.locale,
}: MailContent): string {
  const { code, direction } = languageOf(locale);
  const look = direction === 'rtl' ? fromRight : fromLeft;
  const { name, address } = businessTextsOf(locale);
  const phone = link(isolated(business.phone.text, locale), business.phone.href, 'white-space:nowrap');
  const foot = [
    escapeHtml(why) + (end ? ` ${link(escapeHtml(end.label), end.address)}` : ''),
    escapeHtml(formatFor(locale).list([name, address], 'unit')),
    phone,
  ].join('<br>');
  const mark = (ground: string, file: string) => wordmark(site, file, escapeHtml(name), ground);
  const logo = `<div class="line" style="padding-bottom:16px;border-bottom:1px solid #e0d4bf">${mark('on-light', 'iwan-wordmark')}${mark('on-dark', 'iwan-wordmark-on-dark')}</div>`;
  // On the table too: some mail programs drop the elements around it.
  const language = `lang="${code}" dir="${direction}"`;
  return [
    `<!doctype html><html ${language}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(title)}</title><style>${styles}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:#faf6ee;${ink};${look.sans};-webkit-text-size-adjust:100%">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    `<table ${language} role="presentation" class="ground" align="center" width="100%" cellpadding="0" cellspacing="0" bgcolor="#faf6ee" style="max-width:600px;margin:0 auto;border-collapse:collapse;background:#faf6ee;text-align:${look.start};${look.sans}">`,
    row(() => logo, 24)(look),
    ...rows.map((each) => each(look)),
    row(
      () =>
        `<div class="line" style="margin-bottom:32px;padding-top:16px;border-top:1px solid #e0d4bf">${paragraph(foot, { isQuiet: true, size: 14 })}</div>`,
      32,
    )(look),
    '</table></body></html>',
  ].join('\n');
}

/** The end of the text of a mail. */
export function mailImprint(locale: string): string {
  const { fullName, address } = businessTextsOf(locale);
  return `${formatFor(locale).list([fullName, address], 'unit')}\n${isolated(business.phone.text, locale)}`;
}

/** A phone number, address or name among words that run from right to left: its own order stays (Unicode isolates). */
export function isolated(text: string, locale: string): string {
  if (languageOf(locale).direction === 'ltr') return text;
  return text.replace(/[^\n]+/g, '\u2068$&\u2069');
}
