import { z } from 'zod';

/** A browser's report of a policy violation. Addresses are as reported, shortened. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly page: string;
}

/** The most violations of one report. */
const mostViolations = 10;

/** Without its query: a visitor's input, or the secret of a link in a mail, must not be logged. */
const text = z
  .string()
  .catch('')
  .transform((value) => value.replace(/[?#].*$/s, '').slice(0, 200));
/** CSP 2: one violation in a report. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'document-uri': text,
  }),
});
/** The Reporting API: several reports, also of other kinds. */
const listed = z.array(z.unknown());
const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, documentURL: text }),
});

/** The violations of an untrusted report; empty for an invalid one. Never throws. */
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
