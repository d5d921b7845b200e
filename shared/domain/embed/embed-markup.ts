import { Parser } from 'htmlparser2';
import { embedSource } from './embed-source';

/** Longer markup is ignored. */
const longest = 10_000;

/**
 * The address of embed markup that `embedSource` allows: that of its first `<iframe>`, or the text itself where it is an
 * address. `null` for everything else (section 3, `map`).
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
