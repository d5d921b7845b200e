import { Parser } from 'htmlparser2';
import { embedSource } from './embed-source';

/** Longer than the markup of any map or video. */
const longest = 10_000;

/**
 * The address that embed markup frames, when `embedSource` lets it stand: that of its first `<iframe>`, or the text
 * itself where it is an address. `null` for everything else (section 3, `map`).
 */
export function embedOfMarkup(markup: string | null): string | null {
  const written = markup?.slice(0, longest) ?? '';
  if (!written.includes('<')) return embedSource(written);
  let source: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'iframe') source ??= attributes.src ?? '';
    },
  });
  parser.end(written);
  return source === null ? null : embedSource(source);
}
