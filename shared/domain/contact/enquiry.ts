import { type FieldProblem, leadRules } from './lead-rules';

/** What a visitor types to ask about a project (sections 3 and 5). */
export interface Enquiry {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What keeps an enquiry from being sent, by field; empty when nothing does. */
export type EnquiryProblems = Readonly<Partial<Record<keyof Enquiry, FieldProblem>>>;

/** Section 5: name, phone and e-mail are needed, and must be what they are called. */
export function enquiryProblems(enquiry: Enquiry): EnquiryProblems {
  const problems = (['name', 'phone', 'email'] as const).map(
    (field) => [field, leadRules[field](enquiry[field])] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
