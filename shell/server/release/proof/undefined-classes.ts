/**
 * The classes in HTML that begin with a prefix and that no stylesheet defines, without duplicates. The prefix is the remote's
 * own, which its CSS Modules add to every name.
 */
export function undefinedClasses(html: string, prefix: string, sheets: readonly string[]): readonly string[] {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => name.startsWith(prefix)),
  );
  const defined = new Set(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = '']) => unescaped(name)),
    ),
  );
  return [...used].filter((name) => !defined.has(name));
}

/** `a\+b` // => `a+b` */
function unescaped(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}
