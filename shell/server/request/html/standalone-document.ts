import { languageOf } from '@iwan/shared/domain/format/languages';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';

interface StandaloneDocument {
  /** BCP 47. */
  readonly locale: string;
  /** Without the name of the site, as HTML. */
  readonly title: string;
  readonly styles: string;
  /** The content of the body, as HTML. */
  readonly body: string;
  /** Further elements of the head, as HTML. */
  readonly head?: string;
}

/** A whole HTML document that loads only the icon and is not indexed. Its parts are ours and escaped, never a visitor's. */
export function standaloneDocument({ locale, title, styles, body, head = '' }: StandaloneDocument): string {
  const { code, direction } = languageOf(locale);
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex">
${head}<title>${title} | ${businessTextsOf(locale).fullName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>${body}</body>
</html>
`;
}
