import { contactTextsOf } from '@iwan/shared/domain/contact/contact-texts';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { paths } from '@iwan/shared/paths/paths';
import { standaloneDocument } from './standalone-document';

interface PlainPage {
  /** BCP 47: of the page that it replaces. */
  readonly locale: string;
  readonly title: string;
  readonly words: string;
  /** HTML below the text. */
  readonly more?: string;
  /** The address of the style sheet of the site's fonts, which the page does without otherwise. */
  readonly fonts?: string;
  /** After how many seconds the browser reloads the page, or loads another path of the site. */
  readonly redirect?: { readonly afterSeconds: number; readonly href?: string };
}

/** The styles of a plain page, for its style element. */
export const plainStyles = `
:root { color-scheme: light dark; --bg: #faf6ee; --fg: #123c44; --quiet: #4d5f60; --line: #b98a3c; --text: Jost, "Century Gothic"; --display: Marcellus, Optima, Georgia }
:root:lang(ar) { --text: Tajawal; --display: "El Messiri", Tajawal }
@media (prefers-color-scheme: dark) { :root { --bg: #0d2328; --fg: #f6efe2; --quiet: #b9c4c0; --line: #d8b26a } }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: var(--bg); color: var(--fg); font: 1.0625rem/1.6 var(--text), system-ui, sans-serif }
main { box-sizing: border-box; max-inline-size: 34rem; padding: 2rem 1.25rem; text-align: center }
img { inline-size: 4rem; block-size: 4rem }
h1 { margin: 1.5rem 0 .75rem; font: 400 1.75rem/1.25 var(--display), serif }
h2 { margin: 1rem 0 .25rem; font: inherit; font-weight: 500 }
p { margin: 0 0 1.5rem; color: var(--quiet) }
ul { margin: 0 0 2rem; padding: 0; list-style: none }
ul:empty, h2:has(+ ul:empty) { display: none }
li a { display: block }
form { margin: 0 0 1.5rem }
button { min-block-size: 3.25rem; padding: .5rem 1.75rem; border: 0; border-radius: 3px; background: var(--fg); color: var(--bg); font: inherit; font-weight: 500; cursor: pointer }
button:focus-visible { outline: 2px solid var(--line); outline-offset: 3px }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .25em; display: inline-block; padding: .75rem }
`;

/** A page that replaces one that cannot be rendered. Its texts are ours, never a visitor's. */
export function plainPage({ locale, title, words, more = '', fonts, redirect }: PlainPage): string {
  const { call, whatsapp } = contactTextsOf(locale);
  const body = `
<main>
<img src="/favicon.svg" alt="" width="64" height="64">
<h1>${title}</h1>
<p>${words}</p>
${more}
<nav>
<a href="${business.phone.href}">${call}</a>
<a href="${business.whatsapp.href}">${whatsapp}</a>
<a href="${pathIn(locale, paths.home())}">${businessTextsOf(locale).fullName}</a>
</nav>
</main>
`;
  const head = refresh(redirect) + (fonts === undefined ? '' : `<link rel="stylesheet" href="${fonts}">\n`);
  return standaloneDocument({ locale, title, styles: plainStyles, body, head });
}

function refresh(redirect: PlainPage['redirect']): string {
  if (redirect === undefined) return '';
  const target = redirect.href === undefined ? '' : `; url=${escapeHtml(redirect.href)}`;
  return `<meta http-equiv="refresh" content="${redirect.afterSeconds}${target}">\n`;
}
