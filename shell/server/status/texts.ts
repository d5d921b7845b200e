import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the status page, for operators. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Status',
    signIn: 'Sign in',
    signInWords: 'Enter the status token (STATUS_TOKEN on the server).',
    token: 'Token',
    wrongToken: 'Wrong token.',
    tooManyTries: 'Too many attempts. Wait a minute.',
    signOut: 'Sign out',
    refresh: 'Refresh',
    now: (at: Date) => `As of ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC, this server`,
    server: 'Server',
    uptime: 'Running for',
    hours: (seconds: number) =>
      seconds < 5400
        ? format.unit(Math.round(seconds / 60), 'minute')
        : format.unit(Math.round(seconds / 3600), 'hour'),
    memory: 'Memory',
    megabytes: (bytes: number) => format.unit(Math.round(bytes / 2 ** 20), 'megabyte', { unitDisplay: 'short' }),
    backend: 'Backend',
    backendStates: { answered: 'responding', failed: 'not responding', unknown: 'not checked yet' },
    caches: 'Caches of this server',
    cacheColumns: ['Cache', 'Entries', 'Size', 'Hits', 'Oldest'],
    cacheNames: {
      documents: 'Documents',
      parts: 'HTML of parts',
      loaders: 'Data of loaders',
      responses: 'Responses of the backend',
      socialPictures: 'Social pictures',
      tiles: 'Map tiles',
    },
    hitsOf: (hits: number, reads: number) =>
      reads === 0 ? '–' : `${format.number(hits / reads, { style: 'percent' })} of ${format.whole(reads)}`,
    age: (milliseconds: number) => format.unit(Math.round(milliseconds / 1000), 'second', { unitDisplay: 'short' }),
    empty: 'Empty',
    emptyCache: (name: string) => `Empty: ${name}`,
    isWell: 'healthy',
    needsLook: 'needs attention',
    isAway: 'no release',
    releases: 'Releases',
    states: {
      live: 'live',
      canary: 'canary',
      preview: 'preview',
      'rolled back': 'rolled back',
      withdrawn: 'withdrawn',
    },
    by: (name: string, at: string) => `${name}, ${day(at)}`,
    unknownPublisher: 'unknown',
    health: 'Health',
    restarts: 'Process restarts',
    none: 'none',
    counted: (reason: string, count: number) => `${reason} ${format.whole(count)}`,
    strayErrors: 'Uncaught errors',
    failedIslands: 'Parts that failed',
    openCircuits: 'Circuit open',
    browsers: 'In browsers',
    pageViews: 'Page views',
    failedLoads: 'Failed loads',
    browserErrors: 'Uncaught errors',
    vitals: 'Web vitals, 75th percentile, last hour',
    vitalNames: { lcp: 'LCP', inp: 'INP', cls: 'CLS' },
    notMeasured: 'not measured',
    milliseconds: (value: number) => format.unit(Math.round(value), 'millisecond', { unitDisplay: 'short' }),
    shift: (value: number) => format.number(value, { maximumFractionDigits: 3 }),
    chart: (name: string, latest: string, good: string) => `${name}: latest ${latest}, good up to ${good}`,
    goodUpTo: (good: string) => `good up to ${good}`,
    count: (value: number) => format.whole(value),
    canary: 'Canary',
    canaryShare: (percent: number, since: string) =>
      `${format.number(percent / 100, { style: 'percent' })} of visitors since ${day(since)}`,
    failureNames: { failedLoads: 'Failed loads', errors: 'Uncaught errors', parts: 'Parts that failed' },
    failed: (failed: number, all: number, liveFailed: number, liveAll: number) =>
      `in ${format.whole(failed)} of ${format.whole(all)} visits, live release ${format.whole(liveFailed)} of ${format.whole(liveAll)}`,
    rollBack: 'Roll back',
    rollBackTo: (name: string, version: string) => `Roll ${name} back to ${version}`,
    rolledBack: (name: string) => `${name} rolled back. The next page load uses it.`,
    notRolledBack: 'Nothing was rolled back',
    moved: (name: string) => `Another release of ${name} is now live. Check its releases and try again.`,
    back: 'Back to the status',
  }),
});

function day(at: string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
