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
        faq: 'FAQ',
        texts: 'Texts',
      } as Readonly<Record<ContentResource, string>>,
      exportTitle: 'Export',
      exportAbout: 'A file of what the site shows, drafts included. It can be edited and imported again.',
      everything: 'Everything (JSON)',
      asTable: (kind: string) => `${kind} (CSV)`,
      articles: 'Articles (JSON)',
      importTitle: 'Import',
      importAbout:
        'Records are found by their names: known ones are changed in the fields of the file, others are added. Nothing is deleted. What would change is shown before anything is written.',
      file: 'File',
      fileHelp: 'JSON, or a table as CSV, separated by commas, semicolons or tabs.',
      kind: 'What the table lists',
      chooseKind: 'Choose',
      look: 'Show what would change',
      looking: 'Reading …',
      faults: (count: number) =>
        `Nothing can be imported: the file has ${format.plural(count, { one: '# fault', other: '# faults' })}.`,
      fault: (line: number, field: string | null, message: string) =>
        field === null ? `Line ${line}: ${message}` : `Line ${line}, ${field}: ${message}`,
      nothing: (unchanged: number) => `Nothing would change: ${records(unchanged)} of the file are as they are here.`,
      summary: (added: number, changed: number, unchanged: number) =>
        `${records(added)} would be added, ${records(changed)} changed, and ${records(unchanged)} stay as they are.`,
      adds: (kind: string, name: string) => `${kind}: ${name} is added`,
      changes: (kind: string, name: string) => `${kind}: ${name}`,
      firstOf: (shown: number, all: number) => `The first ${shown} of ${records(all)}:`,
      importNow: (count: number) => `Import ${records(count)}`,
      importing: 'Importing …',
      imported: (added: number, changed: number) => `Imported: ${records(added)} added, ${records(changed)} changed.`,
      failed: 'The file could not be read.',
    };
  },
});
