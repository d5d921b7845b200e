import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { JobType } from './job-types';

/** The texts of lists of openings. */
export const textsOf = defineTexts({
  en: () => ({
    /** The work in one sentence. */
    summaries: {
      'Real Estate Sales Consultant': 'Guide buyers from first viewing to keys.',
      'Property Management Specialist': 'Keep homes, tenants and owners content.',
      'Real Estate Financial Analyst': 'Model yields and plans others rely on.',
      'Property Inspector': 'See what a photograph cannot show.',
      'Investment Relations Coordinator': 'Be the steady voice investors know.',
    } satisfies Record<JobType, string>,
    apply: 'Apply now',
    applyFor: (title: string) => `Apply now: ${title}`,
  }),
});
