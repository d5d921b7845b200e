import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';

interface MailWords {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly address: string | null; readonly facts: string }[];
    readonly more: readonly string[];
  }[];
  readonly action: { readonly label: string; readonly address: string };
  readonly foot: readonly string[];
  readonly end?: { readonly label: string; readonly address: string };
}

const serif = 'font-family:Marcellus,Optima,Georgia,serif;font-weight:400;color:#123c44';
const quiet = 'margin:0 0 8px;font-size:14px;color:#4d5f60';

const link = (label: string, address: string, style: string) =>
  `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`;

const nameStyle = 'color:#123c44;font-size:18px';

const nameOf = (name: string, address: string | null) =>
  address === null ? `<span style="${nameStyle}">${escapeHtml(name)}</span>` : link(name, address, nameStyle);

/** HTML for mail programs: inline styles, no script, no picture, no tracking. */
export function mailHtml({ title, intro, sections, action, foot, end }: MailWords): string {
  const blocks = sections.map(
    (section) =>
      `<h2 style="${serif};font-size:20px;margin:28px 0 4px">${escapeHtml(section.title)}</h2>` +
      section.items
        .map(
          ({ name, address, facts }) =>
            `<p style="margin:0;padding:12px 0;border-bottom:1px solid #e3d9c6">${nameOf(name, address)}<br>${escapeHtml(facts)}</p>`,
        )
        .join('') +
      section.more.map((words) => `<p style="${quiet};padding-top:8px">${escapeHtml(words)}</p>`).join(''),
  );
  return [
    `<!doctype html><html lang="${defaultLanguage.code}" dir="${defaultLanguage.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;background:#faf6ee;color:#2b3b3c;font:16px/1.6 Jost,\'Century Gothic\',Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 20px">',
    `<p style="${serif};font-size:22px;margin:0 0 24px">${business.name}</p>`,
    `<h1 style="${serif};font-size:26px;line-height:1.25;margin:0 0 12px">${escapeHtml(title)}</h1>`,
    `<p style="margin:0">${escapeHtml(intro)}</p>`,
    ...blocks,
    `<p style="margin:28px 0 36px">${link(action.label, action.address, 'display:inline-block;padding:14px 22px;background:#123c44;color:#faf6ee;text-decoration:none;border-radius:3px')}</p>`,
    ...foot.map((words) => `<p style="${quiet}">${escapeHtml(words)}</p>`),
    ...(end ? [`<p style="${quiet}">${link(end.label, end.address, 'color:#4d5f60')}</p>`] : []),
    '</div></body></html>',
  ].join('\n');
}
