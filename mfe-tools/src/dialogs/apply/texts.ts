/** What a visitor reads in the application dialog. */
export const texts = {
  title: 'Apply',
  titleFor: (job: string) => `Apply: ${job}`,
} as const;
