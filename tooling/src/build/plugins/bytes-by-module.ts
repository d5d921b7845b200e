import { decode } from '@jridgewell/sourcemap-codec';

export interface SourceMap {
  /** `null` where the compiler names none. */
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** The rest of a file without a source: the bundler's own code around the modules. */
export const bundlerCode = '(bundler)';

/**
 * How many bytes of a minified file are from each of its sources, by its source map. The sum is the size of the file: code
 * without a mapping counts for the bundler.
 */
export function bytesByModule(code: string, map: SourceMap): Record<string, number> {
  const bytes: Record<string, number> = {};
  const add = (source: string, text: string) => {
    if (text !== '') bytes[source] = (bytes[source] ?? 0) + Buffer.byteLength(text);
  };
  const lines = code.split('\n');
  const mappings = decode(map.mappings);
  for (const [index, line] of lines.entries()) {
    let source = bundlerCode;
    let from = 0;
    for (const [column, sourceIndex] of mappings[index] ?? []) {
      add(source, line.slice(from, column));
      source = sourceIndex === undefined ? bundlerCode : (map.sources[sourceIndex] ?? bundlerCode);
      from = column;
    }
    add(source, line.slice(from));
    if (index < lines.length - 1) add(bundlerCode, '\n');
  }
  return bytes;
}
