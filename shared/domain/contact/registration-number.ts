import { readLine, type UntrustedRecord } from '../record/untrusted-record';

/** The longest number with a remark, in characters. */
const longest = 60;

/**
 * The broker registration number (BRN) of an agent, which the Land Department gives out and an advertisement has to name; left
 * out where the record has none. It may be followed by a remark: `00001 (invented)`.
 */
export function readBrn(record: UntrustedRecord): { readonly brn?: string } {
  const brn = readLine(record, 'brn');
  return brn !== null && brn.length <= longest && /^\d/.test(brn) ? { brn } : {};
}

/** The number for structured data, as `BRN 40000`; `null` for one with a remark or a leading zero, as the demo has, since machines would take it as true. */
export function registrationIdentifier(kind: 'BRN' | 'ORN', number: string | undefined): string | null {
  return number !== undefined && /^[1-9]\d*$/.test(number) ? `${kind} ${number}` : null;
}
