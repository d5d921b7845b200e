import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { ContentResource } from '@iwan/shared/domain/office/resources';

export const textsOf = defineTexts({
  en: (format) => {
    const records = (count: number) => format.plural(count, { one: '# record', other: '# records' });
    return {
      title: 'Import and export',
      resources: {
        projects: 'Projects',
        developers: 'Developers',
        agents: 'Agents',
        team: 'Team',
        blogs: 'Articles',
        openings: 'Openings',
        areas: 'Areas',
        faq: 'FAQ',
        texts: 'Texts',
      } as Readonly<Record<ContentResource, string>>,
      exportTitle: 'Export',
      exportAbout: 'Download the site’s content, drafts included. You can edit the file and import it again.',
      everything: 'Everything (JSON)',
      asTable: (kind: string) => `${kind} (CSV)`,
      articles: 'Articles (JSON)',
      importTitle: 'Import',
      importAbout:
        'Records are matched by name. Existing ones are updated, new ones are added, nothing is deleted. You see the changes before anything is saved.',
      file: 'File',
      fileHelp: 'JSON, or CSV separated by commas, semicolons or tabs.',
      kind: 'Record type',
      chooseKind: 'Choose',
      look: 'Preview changes',
      looking: 'Reading…',
      faults: (count: number) =>
        `Cannot import: ${format.plural(count, { one: '# error', other: '# errors' })} in the file.`,
      fault: (line: number, field: string | null, message: string) =>
        field === null ? `Line ${line}: ${message}` : `Line ${line}, ${field}: ${message}`,
      nothing: (unchanged: number) =>
        format.plural(unchanged, {
          one: 'No changes: # record is already up to date.',
          other: 'No changes: # records are already up to date.',
        }),
      summary: (added: number, changed: number, unchanged: number) =>
        `${format.number(added)} to add, ${format.number(changed)} to change, ${format.number(unchanged)} unchanged.`,
      adds: (kind: string, name: string) => `${kind}: ${name} (new)`,
      changes: (kind: string, name: string) => `${kind}: ${name}`,
      firstOf: (shown: number, all: number) => `The first ${shown} of ${records(all)}:`,
      importNow: (count: number) => `Import ${records(count)}`,
      importing: 'Importing…',
      imported: (added: number, changed: number) =>
        `Imported: ${format.number(added)} added, ${format.number(changed)} updated.`,
      failed: 'We could not read the file.',
    };
  },
});
