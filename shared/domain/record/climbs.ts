/** Whether a path has a segment `.` or `..`, also written with percent signs, which URLs resolve all the same. */
export function climbs(path: string): boolean {
  return path.split(/[/\\]|%2f|%5c/i).some((part) => /^(\.|%2e){1,2}$/i.test(part));
}
