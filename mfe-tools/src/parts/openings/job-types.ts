/** Section 9. */
export const jobTypes = [
  'Real Estate Sales Consultant',
  'Property Management Specialist',
  'Real Estate Financial Analyst',
  'Property Inspector',
  'Investment Relations Coordinator',
] as const;

export type JobType = (typeof jobTypes)[number];
