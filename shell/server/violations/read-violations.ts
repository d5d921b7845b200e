import { z } from 'zod';

/** A report of a browser on something that the policy has blocked. Addresses are as it says them, cut. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly page: string;
}

/** So many of one report are read. */
const mostViolations = 10;

/** Without its query: what a visitor has typed, or the secret of a link in a mail, does not belong into a log. */
const text = z
  .string()
  .catch('')
  .transform((value) => value.replace(/[?#].*$/s, '').slice(0, 200));
/** CSP 2: one violation a report. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'document-uri': text,
  }),
});
/** The Reporting API: several reports, also of other matters. */
const listed = z.array(z.unknown());
const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, documentURL: text }),
});

/** The violations of a report, which anybody may have written; none where it is no report. Never throws. */
export function readViolations(content: string): readonly Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return [];
  }
  const one = single.safeParse(parsed);
  if (one.success) {
    const said = one.data['csp-report'];
    return [
      {
        directive: said['effective-directive'] || said['violated-directive'],
        blocked: said['blocked-uri'],
        source: said['source-file'],
        page: said['document-uri'],
      },
    ];
  }
  const several = listed.safeParse(parsed);
  return (several.success ? several.data.slice(0, mostViolations) : []).flatMap((each) => {
    const { success, data } = report.safeParse(each);
    if (!success) return [];
    const { effectiveDirective, blockedURL, sourceFile, documentURL } = data.body;
    return [{ directive: effectiveDirective, blocked: blockedURL, source: sourceFile, page: documentURL }];
  });
}
