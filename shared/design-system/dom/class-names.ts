/** Joins the class names that are set: `classNames('a', open && 'b') // => 'a'` while `open` is false. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
