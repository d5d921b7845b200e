import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { type OfficeBoot, officeBootId } from '../../office/boot';
import type { OfficeComposition } from '../../src/composition/office-composition';
import { escapeJson } from '../../src/document/head-tags';
import { textsOf } from './texts';

/** The browser files of the office's program, as URLs, each with its hash if published. */
export interface OfficeAssets {
  readonly js: readonly OfficeAsset[];
  readonly css: readonly OfficeAsset[];
}

interface OfficeAsset {
  readonly href: string;
  readonly integrity?: string;
}

interface Parts {
  readonly assets: OfficeAssets;
  readonly composition: OfficeComposition;
  readonly siteUrl: string;
  readonly locale: string;
  readonly developmentScript?: string | undefined;
}

/**
 * The document of every address of the office: an empty page that its program renders in the browser. It has no data of a
 * person or record, so it is the same before and after signing in.
 */
export function officeDocument({ assets, composition, siteUrl, locale, developmentScript }: Parts): string {
  const texts = textsOf(locale);
  const boot: OfficeBoot = { composition, siteUrl, locale };
  const integrity = (asset: OfficeAsset) =>
    asset.integrity === undefined ? '' : ` integrity="${escapeHtml(asset.integrity)}" crossorigin="anonymous"`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(texts.title)}</title>${developmentScript ? `\n<script>${developmentScript}</script>` : ''}
${assets.css.map((asset) => `<link rel="stylesheet" href="${escapeHtml(asset.href)}"${integrity(asset)}>`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.js.map((asset) => `<script defer src="${escapeHtml(asset.href)}"${integrity(asset)}></script>`).join('\n')}
</head>
<body>
<div id="root"><p class="office-wait" role="status">${escapeHtml(texts.opening)}</p></div>
<noscript><p class="office-wait">${escapeHtml(texts.needsScript)}</p></noscript>
<script type="application/json" id="${officeBootId}">${escapeJson(boot)}</script>
</body>
</html>
`;
}
