import { business } from '@iwan/shared/contracts/business';

/** What a visitor reads on the Career page; section 9 fixes the names of the five openings. */
export const texts = {
  title: 'Work where the doors open',
  lede: 'Five openings in Dubai. We reply to every application, in either direction, within ten days.',
  headTitle: `Career | ${business.fullName}`,
  description: 'Five openings with a Dubai property house, what the work is like, and how to apply.',
  openings: 'Openings',
  apply: 'Apply now',
  applyFor: (job: string) => `Application: ${job}`,
  jobs: [
    { title: 'Real Estate Sales Consultant', text: 'Guide buyers from first viewing to keys.' },
    { title: 'Property Management Specialist', text: 'Keep homes, tenants and owners content.' },
    { title: 'Real Estate Financial Analyst', text: 'Model yields and plans others rely on.' },
    { title: 'Property Inspector', text: 'See what a photograph cannot show.' },
    { title: 'Investment Relations Coordinator', text: 'Be the steady voice investors know.' },
  ],
  why: {
    title: 'Why join us',
    reasons: [
      { title: 'Your own streets', text: 'Everyone keeps two areas and knows them by their corners.' },
      { title: 'Paid when it closes', text: 'Salary first, commission on top, both on the day they are due.' },
      { title: 'Time to learn', text: 'An afternoon a week for courses, site visits and licences.' },
      { title: 'Keys within reach', text: 'You see every home before you speak about it.' },
    ],
  },
} as const;
