import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** One record of each kind. */
const resources: Readonly<Record<string, string>> = {
  people: 'Person',
  leads: 'Lead',
  projects: 'Project',
  agents: 'Agent',
  team: 'Team member',
  developers: 'Developer',
  blogs: 'Article',
  openings: 'Opening',
  areas: 'Area',
  faq: 'Question',
  texts: 'Text',
  comments: 'Comment',
  reviews: 'Review',
  redirects: 'Redirect',
  audit: 'Change',
  persons: 'Data of a person',
  content: 'File of records',
};

export const textsOf = defineTexts({
  en: () => ({
    title: 'Change log',
    columns: { at: 'When', person: 'Who', action: 'Action', record: 'Record', fields: 'Changed fields' },
    byRule: 'Automatic',
    resources,
  }),
});
