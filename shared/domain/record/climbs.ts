/** Whether a path has a segment `.` or `..`, also percent-encoded, which URLs resolve nevertheless. */
export function climbs(path: string): boolean {
  return path.split(/[/\\]|%2f|%5c/i).some((part) => /^(\.|%2e){1,2}$/i.test(part));
}
