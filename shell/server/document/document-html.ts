import { business } from '@iwan/shared/contracts/business';
import textFont from '@iwan/shared/theme/fonts/jost-latin-wght-normal.woff2';
import displayFont from '@iwan/shared/theme/fonts/marcellus-latin-400-normal.woff2';
import { escapeJson, type HeadTag, headTags } from '../../src/document/head-tags';
import { startUpMark, startUpScript } from '../../src/document/start-up-watch';
import { type Boot, bootElementId } from '../../src/federation/boot';
import { preloadsOf } from '../../src/pages/page-preloads';
import { escapeHtml } from '../html/escape-html';
import type { ShellAssets } from './shell-assets';

interface Parts {
  readonly boot: Boot;
  /** The HTML of the app. */
  readonly body: string;
  readonly path: string;
  readonly shell: ShellAssets;
  readonly remotes: ShellAssets;
  readonly developmentScript?: string;
}

/**
 * The whole document. The order is the order of need: styles, fonts and the first picture before the body; scripts
 * after it, with low priority, because the page is read before it is used.
 */
export function documentHtml({ boot, body, path, shell, remotes, developmentScript }: Parts): string {
  const { page, siteUrl } = boot;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    developmentScript ? `<script>${developmentScript}</script>` : '',
    // Before all that it watches.
    `<script>${startUpScript}</script>`,
    `<title>${escapeHtml(page.head.title)}</title>`,
    ...headTags(page.head, siteUrl, path).map(headTagHtml),
    ...[shell, remotes].flatMap(({ css, integrity }) =>
      css.map((href) => elementHtml('link')({ rel: 'stylesheet', href, ...startUpFile(integrity[href]) })),
    ),
    ...preloadsOf(page).map(elementHtml('link')),
    ...[textFont, displayFont].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#0d2328" media="(prefers-color-scheme: dark)">`,
    `<meta name="application-name" content="${escapeHtml(business.name)}">`,
  ];
  const scripts = [
    `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`,
    ...remotes.js.map((src) => `<link rel="preload" as="script" href="${escapeHtml(src)}" fetchpriority="low">`),
    ...shell.js.map((src) => {
      const attributes = { async: '', src, fetchpriority: 'low', ...startUpFile(shell.integrity[src]) };
      return `${elementHtml('script')(attributes)}</script>`;
    }),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${scripts.join('\n')}
</body>
</html>
`;
}

/** What is watched while the page starts, and found wrong when it is not what was built. */
function startUpFile(integrity: string | undefined): Readonly<Record<string, string>> {
  return { [startUpMark]: '', ...(integrity === undefined ? {} : { integrity }) };
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
