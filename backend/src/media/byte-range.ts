export interface ByteRange {
  /** First and last byte, inclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header for a body of `size` bytes (RFC 9110, 14.1.2): the range, `'whole'` without one or for several
 * ranges, which are not supported, `'outside'` when it begins past the end and the response is 416.
 *
 *     bytes=0-99  =>  the first hundred;    bytes=-100  =>  the last hundred
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}
