import { type SiteFont, siteFonts } from './local-fonts/local-fonts';
import type { Metrics, SiteFontMetrics } from './metrics';

const heading = `/* Written by \`npm run fallback-fonts -w shell\` from what it has measured (shell/fallback-fonts): local fonts in the widths and
   heights of the site's own, so that nothing moves when those arrive (docs/decisions/0041-a-fallback-for-each-local-font.md). */`;

/** The family name of a local font with the metrics of a font of the site. */
export function fallbackFamily(localFont: string, siteFont: string): string {
  return `${localFont} for ${siteFont}`;
}

/** The stylesheet of the fallback faces: one for each local font and weight. Throws on a font that was not measured. */
export function fallbackStylesheet(metrics: Metrics): string {
  const faces = siteFonts.flatMap((font) => facesFor(font, metrics[font.name]));
  return `${heading}\n${faces.join('\n\n')}\n`;
}

function facesFor(font: SiteFont, metrics: SiteFontMetrics | undefined): string[] {
  return font.localFonts.flatMap(({ name, localNames }) =>
    font.weights.map((weight, index) => {
      const ratio = metrics?.widthRatios[weight]?.[name];
      if (metrics === undefined || ratio === undefined) {
        throw new Error(`${name} was not measured beside ${font.name} of weight ${weight}`);
      }
      // The other metrics are relative to the adjusted size.
      const share = (part: number) => `${percent(part / ratio)}`;
      return [
        '@font-face {',
        `  font-family: "${fallbackFamily(name, font.name)}";`,
        `  src: ${localNames.map((local) => `local("${local}")`).join(', ')};`,
        // The regular local face for bolder weights too: a real bold one is darker than the site's weights.
        ...(index === 0 ? [] : [`  font-weight: ${weight} 900;`]),
        `  size-adjust: ${percent(ratio)};`,
        `  ascent-override: ${share(metrics.ascent)};`,
        `  descent-override: ${share(metrics.descent)};`,
        '  line-gap-override: 0%;',
        '}',
      ].join('\n');
    }),
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
