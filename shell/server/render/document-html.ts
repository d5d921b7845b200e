import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { readPath } from '@iwan/shared/domain/format/languages';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { escapeJson, type HeadTag, headTags } from '../../src/document/head-tags';
import { manifestPath } from '../../src/document/languages';
import {
  bootElementId,
  fontsId,
  type StartUpPlan,
  scriptOriginsName,
  startUpMark,
  startUpPlanId,
} from '../../src/document/start-up/names';
import { boundariesScript, startUpScript } from '../../src/document/start-up/script';
import type { Boot } from '../../src/federation/page/boot';
import { preloadsOf } from '../../src/pages/page-preloads';
import { bootJson } from './boot-json';
import type { DocumentAssets, ShellAssets, Stylesheet } from './shell-assets';
import { loadingDialogHtml } from './shell-html';

/**
 * Styles of a dialog that is rendered as a section of the page (`ui/feedback/dialog`), only for documents with one. A dialog without
 * a size is wide, because earlier releases render none.
 */
const dialogStyles = `
[data-dialog-in-page]{display:grid;gap:1.25rem;max-inline-size:var(--modal-lg);margin:2rem auto;padding:clamp(1.25rem,3vw,2.5rem);background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-sm)}
[data-dialog-in-page=medium]{max-inline-size:var(--modal-md)}
[data-dialog-in-page=small]{max-inline-size:var(--modal-sm)}
[data-dialog-in-page]>h2{font-size:var(--title-md)}
`;

interface Parts {
  readonly boot: Boot;
  /** The HTML of the app. */
  readonly body: string;
  readonly path: string;
  readonly shell: ShellAssets;
  /** The additional files of the shell's own page. */
  readonly own: DocumentAssets;
  readonly remotes: DocumentAssets;
  /** When the code is loaded. */
  readonly start: Pick<StartUpPlan, 'isAtOnce' | 'isOnScroll' | 'later'>;
  /** Whether the page contains a dialog. */
  readonly hasDialog?: boolean;
  /** For developers: outlines each part with its owner. */
  readonly hasBoundaries?: boolean;
  /** HTML above everything else on the page. */
  readonly banner?: string;
  readonly developmentScript?: string;
}

const loadingDialog = byLocale(loadingDialogHtml);

/**
 * The whole document. Files are ordered by when they are needed: inlined styles and the preload of the largest picture before
 * the body; fonts after that picture; scripts when something on the page needs them (docs/decisions/0022).
 */
export function documentHtml(parts: Parts): string {
  const { boot, body, path, shell, own, remotes, start, developmentScript } = parts;
  const { hasDialog = false, hasBoundaries = false, banner = '' } = parts;
  const { page, siteUrl } = boot;
  const { language } = readPath(path);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Otherwise iOS turns telephone numbers into links, and hydration fails on the changed HTML.
    '<meta name="format-detection" content="telephone=no">',
    scriptOriginsHtml(boot.containers),
    developmentScript ? `<script>${developmentScript}</script>` : '',
    // The fonts, before the start-up script, which reads this element.
    shell.fonts === null ? '' : `<noscript id="${fontsId}"><style>${shell.fonts}</style></noscript>`,
    // Before all elements that the script observes.
    `<script>${startUpScript}</script>`,
    hasBoundaries ? `<script>${boundariesScript}</script>` : '',
    `<title>${escapeHtml(page.head.title)}</title>`,
    ...headTags(page.head, siteUrl, path).map(headTagHtml),
    ...preloadsOf(page).map(elementHtml('link')),
    ...stylesHtml([shell, own, remotes]),
    hasDialog ? `<style>${dialogStyles}</style>` : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${manifestPath(language.locale)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#0d2328" media="(prefers-color-scheme: dark)">`,
    `<meta name="application-name" content="${escapeHtml(businessTextsOf(language.locale).name)}">`,
  ];
  const scriptsOf = ({ js, integrity }: DocumentAssets) => js.map((src) => ({ src, integrity: integrity[src] }));
  const plan: StartUpPlan = {
    scripts: scriptsOf(shell),
    ahead: [...scriptsOf(own), ...scriptsOf(remotes)],
    ...start,
  };
  const data = [
    `<script type="application/json" id="${bootElementId}">${bootJson(boot)}</script>`,
    `<script type="application/json" id="${startUpPlanId}">${escapeJson(plan)}</script>`,
  ];
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${banner}<div id="root">${body}</div>
${loadingDialog(language.locale)}
${data.join('\n')}
</body>
</html>
`;
}

/** The origins of other teams' containers, for the Content-Security-Policy and for the start-up script, which must come after it. */
function scriptOriginsHtml(containers: Boot['containers'] = {}): string {
  const origins = new Set(Object.values(containers).map(({ manifest }) => new URL(manifest).origin));
  return origins.size === 0 ? '' : `<meta name="${scriptOriginsName}" content="${[...origins].join(' ')}">`;
}

/**
 * Inlined stylesheets. Consecutive ones of one release are joined into the first `style` element, since the Content-Security-Policy
 * has a hash for each element. The others stay empty: code that loads a stylesheet looks for its element.
 */
function stylesHtml(assets: readonly DocumentAssets[]): readonly string[] {
  const sheets = assets.flatMap(({ css, integrity }) =>
    css.map((sheet) => ({ ...sheet, expected: integrity[sheet.href] })),
  );
  const continues = (at: number) => {
    const [before, sheet] = [sheets[at - 1], sheets[at]];
    const areThere = before?.text !== undefined && sheet?.text !== undefined;
    return areThere && folderOf(before.href) === folderOf(sheet.href);
  };
  const textsAfter = (at: number): readonly string[] =>
    continues(at + 1) ? [sheets[at + 1]?.text ?? '', ...textsAfter(at + 1)] : [];
  return sheets.map(({ href, text, expected }, at) => {
    if (text === undefined) return styleLinkHtml(href, expected);
    return `<style data-href="${escapeHtml(href)}">${continues(at) ? '' : [text, ...textsAfter(at)].join('')}</style>`;
  });
}

/** `/remotes/mfe-blog/v1/a.css` // => `/remotes/mfe-blog/v1/` */
function folderOf(href: Stylesheet['href']): string {
  return href.slice(0, href.lastIndexOf('/') + 1);
}

/** A stylesheet that could not be read: it is linked with its hash, so that a wrong one is refused. */
function styleLinkHtml(href: string, expected: string | undefined): string {
  return elementHtml('link')({
    rel: 'stylesheet',
    href,
    [startUpMark]: '',
    ...(expected === undefined ? {} : { integrity: expected }),
  });
}

function headTagHtml(tag: HeadTag): string {
  const attributes = { ...tag.attributes, 'data-head': tag.key };
  return tag.tag === 'script'
    ? `<script${attributesHtml(attributes)}>${tag.text}</script>`
    : elementHtml(tag.tag)(attributes);
}

function elementHtml(tag: string): (attributes: Readonly<Record<string, string>>) => string {
  return (attributes) => `<${tag}${attributesHtml(attributes)}>`;
}

function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
