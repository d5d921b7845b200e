/** What a visitor reads around the application form; the form's own words are `careerForm`'s. */
export const texts = {
  title: 'Apply',
  lede: 'Every field is needed. A résumé may be a picture, a Word file or a PDF.',
  choose: 'Choose a job',
  phoneHelp: 'Digits only.',
  fileHelp: 'Picture, Word or PDF, up to 5 MB.',
  removeFile: 'Remove',
} as const;
