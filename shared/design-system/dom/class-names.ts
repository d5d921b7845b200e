/** Joins the class names that are there: `classNames('a', open && 'b') // => 'a'` while `open` is false. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
