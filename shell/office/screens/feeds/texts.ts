import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Listing feed',
    about:
      'The last imports of the brokerage’s listing feed. Changed listings are updated, and listings that are no longer in the feed are unpublished.',
    empty: 'No imports yet. The feed is imported from a file, or by itself from an address.',
    columns: {
      startedAt: 'Started',
      source: 'Feed',
      outcome: 'Result',
      withdrawn: 'Unpublished',
      broken: 'Broken',
    },
    scheduled: (source: string) => `${source}, scheduled`,
    outcome: (added: number, changed: number, unchanged: number) =>
      `${format.number(added)} added, ${format.number(changed)} changed, ${format.number(unchanged)} unchanged`,
    leftOut: (count: number) =>
      format.plural(count, {
        one: '# rental or archived listing was left out.',
        other: '# rental or archived listings were left out.',
      }),
    unfinished: 'Running, or interrupted',
    nothing: 'Nothing imported',
    importOf: (at: string) => `Import of ${at}`,
    faults: (count: number) =>
      format.plural(count, { one: '# broken entry, not imported', other: '# broken entries, not imported' }),
    remarks: (count: number) =>
      format.plural(count, { one: '# listing imported in part', other: '# remarks on imported listings' }),
    withdrawn: (count: number) =>
      format.plural(count, { one: '# listing unpublished', other: '# listings unpublished' }),
    noReference: 'No reference',
    close: 'Close',
  }),
});
