/** Invalid JSON, with the line, from 1, of the first error. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';

  constructor(readonly line: number) {
    super(`This is no JSON from line ${line} on`);
  }
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.+-])/y;
const quoted = /"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"/uy;
const space = /[ \t\r\n]*/y;

/** A JSON parser that records positions; `JSON.parse` has neither positions nor the line of an error. */
class Scanner {
  readonly lines = new Map<string, number>();
  private at = 0;
  private line = 1;

  constructor(private readonly text: string) {}

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new JsonFault(this.line);
    this.at += found.length;
    return found;
  }

  private skipSpace(): void {
    this.line += this.take(space).split('\n').length - 1;
  }

  private expect(character: string): void {
    this.skipSpace();
    if (this.text[this.at] !== character) throw new JsonFault(this.line);
    this.at += 1;
  }

  /** The whole text has to be one value. */
  readAll(): void {
    this.readValue('');
    this.skipSpace();
    if (this.at < this.text.length) throw new JsonFault(this.line);
  }

  private readValue(path: string): void {
    this.skipSpace();
    this.lines.set(path, this.line);
    const opening = this.text[this.at];
    if (opening === '{' || opening === '[') this.readMembers(path, opening === '{' ? '}' : ']');
    else this.take(opening === '"' ? quoted : literal);
  }

  private readMembers(path: string, closing: '}' | ']'): void {
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === closing) {
      this.at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      const key = closing === '}' ? this.readKey() : String(index);
      this.readValue(path === '' ? key : `${path}.${key}`);
      this.skipSpace();
      if (this.text[this.at] === closing) break;
      this.expect(',');
    }
    this.at += 1;
  }

  private readKey(): string {
    this.skipSpace();
    const key: string = JSON.parse(this.take(quoted));
    this.expect(':');
    return key;
  }
}

/**
 * The lines, from 1, at which the values of a JSON text begin, by their paths (`projects.3.name`; the empty path is the whole).
 * Throws a `JsonFault` with the line of the first error.
 */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const scanner = new Scanner(text);
  scanner.readAll();
  return scanner.lines;
}
