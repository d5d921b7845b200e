import { webUrl } from '../record/web-url';

/** An allowed address of a link in a text: a web page, a mailbox or a telephone; `null` for anything else. */
export function linkUrl(text: string | null): string | null {
  const written = text?.trim() ?? '';
  if (!/^(mailto|tel):./i.test(written)) return webUrl(written);
  return URL.canParse(written) ? new URL(written).href : null;
}
