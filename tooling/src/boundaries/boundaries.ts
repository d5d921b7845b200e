/**
 * What each module may import: the one table from which `npm run boundaries` writes the rules of the linter.
 *
 * A module is a folder with all that lies below it, but for what has a row of its own; `*` in a name stands for any one
 * folder, `.` for the files of the top folder, and a name with an ending for a single file. A module imports itself, what
 * its row names, and nothing else of this repository. A row names modules of its own top folder by their names there, and
 * others by their whole paths; `*` stands for all modules above it in its own top folder.
 *
 * The table is ordered: a row names only what stands above it, so there is no cycle of modules. A new folder gets its row
 * below all that it imports.
 */

export type Rows = Readonly<Record<string, readonly string[]>>;

/** Contracts and rules, which have no look: what the backend may use as well. */
const rules = [
  'shared/domain/model',
  'shared/domain/format',
  'shared/contract-kit/contracts',
  'shared/domain/record',
  'shared/domain/embed',
  'shared/domain/map',
  'shared/domain/facts',
  'shared/domain/money',
  'shared/domain/contact',
  'shared/domain/project',
  'shared/domain/text',
  'shared/domain/search',
];

/** What the code of a page may use of `shared`, in a remote as in the shell: all but what is a server's or a test's. */
const forPages = [
  ...rules,
  'shared/domain/structured',
  'shared/domain/visitor',
  'shared/design-system/dom',
  'shared/contract-kit/paths',
  'shared/contract-kit/api/declared-calls.ts',
  'shared/contract-kit/api',
  'shared/contract-kit/state',
  'shared/contract-kit/router',
  'shared/contract-kit/forms',
  'shared/design-system/carousel',
  'shared/design-system/ui/icons',
  'shared/design-system/ui',
];

/**
 * A remote, by the role of its folders: pages, slots, dialogs and resources use the parts and never each other; a part uses no page,
 * and of the folders of parts only what its row in `own` names. Remotes use `shared` alone, and never each other. `hasCalls`: whether the
 * calls that it alone makes are in a file of their own.
 */
function remote(own: Rows = {}, { hasCalls = false } = {}): Rows {
  const parts = ['parts', 'parts/*', ...Object.keys(own)];
  const calls = hasCalls ? ['calls.ts'] : [];
  const withShared = (modules: readonly string[]) => [...calls, ...modules, ...forPages];
  return {
    ...Object.fromEntries(
      calls.map((file) => [file, ['shared/contract-kit/contracts', 'shared/contract-kit/api/declared-calls.ts']]),
    ),
    parts: withShared([]),
    'parts/*': withShared(['parts']),
    ...Object.fromEntries(Object.entries(own).map(([name, uses]) => [name, withShared(uses)])),
    'pages/*': withShared(parts),
    'slots/*': withShared(parts),
    'dialogs/*': withShared(parts),
    'resources/*': withShared(parts),
    'exposes.ts': [...calls, 'dialogs/*', 'shared/contract-kit/contracts', 'shared/contract-kit/api/declared-calls.ts'],
  };
}

/** What tests of a remote share. */
const testing = ['*', ...forPages, 'shared/contract-kit/testing'];

export const boundaries: Readonly<Record<string, Rows>> = {
  // What more than one workspace uses, in three rooms: the domain knows nothing of the site, the contract kit is what a remote
  // and the shell tell each other, and the design system is what is seen. It imports no other workspace.
  shared: {
    'domain/model': [],
    'domain/format': ['domain/model'],
    'domain/record': [],
    'domain/embed': ['domain/model', 'domain/record'],
    'domain/map': ['domain/model', 'domain/record'],
    'domain/facts': ['domain/format', 'domain/record'],
    'domain/money': ['domain/model', 'domain/format', 'domain/record', 'domain/facts'],
    'domain/contact': ['domain/model', 'domain/format', 'domain/record'],
    'domain/project': ['domain/model', 'domain/format', 'domain/contact', 'domain/money', 'domain/record'],
    'domain/visitor': [
      'domain/model',
      'domain/format',
      'domain/contact',
      'domain/money',
      'domain/project',
      'domain/record',
    ],
    'domain/text': ['domain/model', 'domain/record'],
    'domain/search': [
      ...['domain/model', 'domain/format', 'domain/money', 'domain/project', 'domain/record', 'domain/text'],
      'domain/visitor',
    ],
    'domain/structured': [],
    'contract-kit/contracts': ['domain/model', 'domain/format'],
    'contract-kit/network': [],
    'contract-kit/paths': ['domain/format', 'domain/money', 'domain/record', 'domain/search', 'domain/text'],
    'contract-kit/api/declared-calls.ts': ['contract-kit/contracts'],
    'contract-kit/api': [...rules, 'domain/visitor', 'contract-kit/paths', 'contract-kit/api/declared-calls.ts'],
    'contract-kit/state': [
      ...['contract-kit/contracts', 'domain/model', 'domain/format', 'domain/money', 'domain/project', 'domain/record'],
      ...['domain/search', 'domain/visitor'],
    ],
    'contract-kit/router': ['contract-kit/paths', 'contract-kit/state'],
    'contract-kit/forms': [
      ...['contract-kit/contracts', 'contract-kit/api', 'contract-kit/router', 'domain/contact', 'domain/format'],
      'domain/model',
    ],
    'design-system/dom': [],
    'design-system/carousel': ['design-system/dom'],
    'design-system/ui/icons': ['design-system/dom'],
    'design-system/ui': [
      'design-system/ui/icons',
      ...[
        'contract-kit/contracts',
        'contract-kit/paths',
        'contract-kit/api',
        'contract-kit/state',
        'contract-kit/router',
      ],
      ...['contract-kit/forms', 'design-system/dom', 'design-system/carousel', 'domain/contact', 'domain/format'],
      ...['domain/facts', 'domain/map', 'domain/model', 'domain/record'],
    ],
    'contract-kit/testing': ['*'],
  },

  // What builds, runs and publishes. Of `shared` it uses what a release declares, and the recorded data of its proof.
  'tooling/src': {
    '.': ['shared/contract-kit/contracts'],
    boundaries: ['.'],
    build: ['.', 'shared/contract-kit/contracts'],
    release: ['.', 'build', 'shared/contract-kit/contracts', 'shared/contract-kit/testing'],
    store: ['.', 'release', 'shared/contract-kit/contracts'],
    bucket: ['.', 'release', 'shared/contract-kit/contracts'],
    run: ['.', 'bucket', 'build', 'release', 'shared/contract-kit/contracts'],
    test: ['.', 'run'],
    skew: ['.', 'release', 'test', 'shared/contract-kit/contracts'],
    deep: ['.', 'skew', 'test'],
    packages: ['.', 'build', 'release', 'test', 'shared/contract-kit/contracts'],
    'new-remote': ['.', 'packages'],
    dev: ['.', 'build', 'release', 'run'],
    facts: ['shared/domain/facts', 'shared/domain/format', 'shared/domain/record'],
    outside: ['.', 'build', 'release', 'run', 'store', 'shared/contract-kit/contracts', 'shared/contract-kit/testing'],
    commands: ['*', 'shared/contract-kit/contracts', 'shared/domain/record'],
  },
  tooling: {
    scripts: [],
    template: forPages,
  },

  // The admin API. Of `shared` it uses the contracts and the rules, and of paths what an address asks for.
  'backend/src': {
    'start-failure.ts': [],
    'backend-folder.ts': ['start-failure.ts'],
    'environment.ts': ['start-failure.ts', 'shared/domain/model', 'shared/contract-kit/network'],
    html: ['shared/domain/embed', 'shared/domain/text'],
    csv: [],
    // The triggers of a project watch what a search reads of it.
    database: ['start-failure.ts', 'backend-folder.ts', 'environment.ts', 'html', 'shared/domain/search'],
    http: ['start-failure.ts', 'environment.ts', 'database', 'shared/contract-kit/network'],
    outbox: ['database', 'http'],
    metrics: ['http'],
    mail: ['environment.ts', 'metrics'],
    health: ['database', 'http'],
    media: ['http'],
    catalogue: ['database', 'http', 'shared/domain/text'],
    agents: ['catalogue', 'database', 'html', 'http'],
    developers: ['catalogue', 'database', 'html', 'http'],
    team: ['catalogue', 'database', 'http'],
    projects: ['agents', 'developers', 'catalogue', 'database', 'html', 'http', ...rules],
    'sign-in': ['database', 'http', 'mail', 'shared/domain/model', 'shared/contract-kit/network'],
    discussion: ['database', 'http', 'sign-in'],
    blogs: ['catalogue', 'database', 'discussion', 'html', 'http', 'sign-in'],
    leads: [
      ...['start-failure.ts', 'backend-folder.ts', 'environment.ts', 'database', 'http', 'outbox', 'metrics'],
      ...['shared/domain/contact', 'shared/domain/format'],
    ],
    // A search is kept by its address: hence the paths.
    'search-alerts': [
      'database',
      'http',
      'outbox',
      'mail',
      'projects',
      'sign-in',
      ...rules,
      'shared/contract-kit/paths',
    ],
    openapi: ['blogs', 'database', 'discussion', 'http', 'leads', 'projects', 'search-alerts', 'sign-in'],
    '.': ['*'],
    content: ['csv', 'database', 'html', ...rules],
    commands: [
      ...['start-failure.ts', 'backend-folder.ts', 'environment.ts'],
      ...['content', 'csv', 'database', 'discussion', 'http', 'leads', 'mail', 'search-alerts'],
    ],
    testing: ['*', 'shared/contract-kit/testing'],
    contract: [],
    proof: ['*', 'shared/domain/search'],
  },

  'mfe-listings/src': {
    ...remote({
      'domain/project': [],
      'domain/search': ['domain/project'],
      'parts/icons': [],
      'parts/unit': ['parts'],
      'parts/returns': ['parts', 'parts/unit'],
      'parts/filter': ['domain/project', 'domain/search', 'parts'],
      'parts/save-search': ['parts'],
      'parts/listing': [
        ...['domain/project', 'domain/search', 'parts', 'parts/filter', 'parts/icons', 'parts/save-search'],
      ],
      'parts/search-box': ['domain/search', 'parts', 'parts/icons', 'parts/listing'],
    }),
    testing,
  },
  'mfe-developers/src': {
    ...remote(
      {
        'parts/portrait': ['parts'],
        'parts/people': ['parts', 'parts/portrait'],
        'parts/agents': ['parts', 'parts/people'],
        'parts/leaders': ['parts', 'parts/people'],
      },
      { hasCalls: true },
    ),
    testing,
  },
  'mfe-blog/src': { ...remote({}, { hasCalls: true }), testing },
  'mfe-tools/src': remote({
    'parts/openings': ['parts'],
    'parts/application': ['parts', 'parts/openings'],
  }),

  // What of the shell runs in the browser, most of it on the server too.
  'shell/src': {
    'remotes.ts': [],
    'calls.ts': ['shared/contract-kit/contracts', 'shared/contract-kit/api/declared-calls.ts'],
    theme: [],
    network: [],
    telemetry: ['shared/design-system/dom'],
    composition: ['remotes.ts', 'shared/contract-kit/contracts', 'shared/domain/format', 'shared/contract-kit/paths'],
    offline: ['shared/design-system/dom', 'shared/contract-kit/paths', 'shared/contract-kit/state'],
    structured: [
      'shared/domain/model',
      'shared/contract-kit/contracts',
      'shared/domain/structured',
      'shared/contract-kit/paths',
    ],
    document: [
      ...[
        'network',
        'composition',
        'offline',
        'shared/domain/model',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/domain/visitor',
        'shared/design-system/dom',
      ],
      ...['shared/contract-kit/api', 'shared/contract-kit/state', 'shared/contract-kit/forms'],
    ],
    navigation: ['document', 'offline'],
    // The singletons that remotes get are modules of `shared`.
    federation: [
      ...[
        'remotes.ts',
        'network',
        'composition',
        'document',
        'navigation',
        'telemetry',
        'shared/domain/model',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/design-system/dom',
      ],
      ...[
        'shared/contract-kit/paths',
        'shared/contract-kit/api',
        'shared/contract-kit/state',
        'shared/contract-kit/router',
        'shared/design-system/carousel',
        'shared/design-system/ui',
      ],
    ],
    forms: [
      'document',
      'shared/contract-kit/api',
      'shared/domain/format',
      'shared/contract-kit/forms',
      'shared/design-system/ui',
    ],
    parts: ['shared/design-system/ui/icons', 'shared/design-system/ui'],
    layout: ['document', 'federation', 'forms', 'parts', ...forPages],
    dialogs: [
      ...[
        'composition',
        'federation',
        'forms',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/contract-kit/paths',
      ],
      ...['shared/contract-kit/state', 'shared/design-system/ui', 'shared/design-system/ui/icons'],
    ],
    'own-page.tsx': ['federation'],
    'pages/*': ['federation', 'forms', 'layout', 'parts', 'structured', ...forPages],
    pages: [
      'pages/*',
      'federation',
      'shared/contract-kit/contracts',
      'shared/domain/format',
      'shared/contract-kit/paths',
    ],
    'page-outlet.tsx': ['own-page.tsx', 'federation', 'pages'],
    'app.tsx': ['*', 'shared/domain/format', 'shared/contract-kit/forms'],
    '.': ['*', ...forPages],
    testing: ['*'],
  },

  // The document server.
  'shell/server': {
    html: ['shared/domain/model', 'shared/domain/format', 'shared/domain/text'],
    'tracing/in-span.ts': [],
    'tracing/trace-context.ts': ['shared/contract-kit/network'],
    network: [
      'tracing/trace-context.ts',
      ...['shared/contract-kit/api', 'shared/contract-kit/contracts', 'shared/contract-kit/network'],
    ],
    'favicon.ts': [],
    'picture-library.ts': [],
    visitors: ['shared/contract-kit/network'],
    counting: [],
    violations: ['counting', 'visitors', 'shared/contract-kit/contracts'],
    calls: ['shared/contract-kit/api/declared-calls.ts', 'shared/contract-kit/contracts', 'shell/src/calls.ts'],
    answers: [
      'calls',
      'network',
      'shared/contract-kit/api',
      'shared/domain/record',
      'shared/contract-kit/contracts',
      'shell/src/network',
    ],
    tracing: ['answers', 'tracing/in-span.ts'],
    proxy: ['answers', 'calls', 'network', 'visitors'],
    images: ['picture-library.ts', 'network', 'proxy', 'visitors', 'shared/contract-kit/paths'],
    manifest: ['favicon.ts', 'picture-library.ts', 'shared/domain/model'],
    offline: ['html', 'shared/domain/format', 'shell/src/offline'],
    qr: ['visitors', 'shared/contract-kit/paths'],
    tiles: ['network', 'visitors'],
    services: ['network', 'shared/contract-kit/contracts'],
    'published-files': ['shared/contract-kit/contracts'],
    'shell-files': ['published-files', 'shared/contract-kit/contracts'],
    'remote-messages': ['shared/contract-kit/api', 'shared/contract-kit/contracts', 'shared/contract-kit/state'],
    // The singletons that remotes get are modules of `shared`.
    'remote-program': [
      'remote-messages',
      ...[
        'shared/contract-kit/api',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/contract-kit/paths',
        'shared/contract-kit/router',
        'shared/contract-kit/state',
        'shared/design-system/ui',
      ],
      ...['shell/src/composition', 'shell/src/document', 'shell/src/federation'],
    ],
    'remote-workers': [
      ...['remote-messages', 'tracing/in-span.ts'],
      ...['shared/contract-kit/api', 'shared/contract-kit/contracts', 'shell/src/federation', 'shell/src/network'],
    ],
    releases: [
      ...['calls', 'remote-messages', 'remote-workers'],
      ...['shared/contract-kit/contracts', 'shell/src/composition'],
    ],
    grants: ['releases', 'shared/contract-kit/contracts', 'shell/src/composition'],
    telemetry: [
      ...['answers', 'network', 'visitors', 'shared/contract-kit/contracts', 'shared/contract-kit/network'],
      ...['shell/src/composition', 'shell/src/telemetry'],
    ],
    canaries: [
      ...['html', 'network', 'releases', 'telemetry', 'visitors', 'shared/contract-kit/contracts'],
      ...['shared/contract-kit/network', 'shared/domain/format', 'shared/domain/text', 'shell/src/document'],
    ],
    'shell-canary': [
      ...['canaries', 'html', 'network', 'remote-workers', 'shell-files', 'shared/contract-kit/contracts'],
      ...['shared/contract-kit/network', 'shared/domain/format', 'shell/src/document'],
    ],
    'entity-tag.ts': [],
    resources: [
      ...[
        'entity-tag.ts',
        'releases',
        'remote-workers',
        'services',
        'visitors',
        'shared/contract-kit/api',
        'shared/contract-kit/contracts',
      ],
      ...['shell/src/network', 'shell/src/composition', 'shell/src/document'],
    ],
    forms: [
      ...['html', 'network', 'releases', 'resources', 'visitors'],
      ...[
        'shared/contract-kit/api',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/domain/contact',
        'shared/domain/text',
        'shared/contract-kit/forms',
        'shared/contract-kit/network',
      ],
      ...['shell/src/network', 'shell/src/composition', 'shell/src/document', 'shell/src/federation'],
      ...['shell/src/forms', 'shell/src/remotes.ts'],
    ],
    document: [
      ...['canaries', 'entity-tag.ts', 'forms', 'html', 'network', 'releases', 'remote-messages', 'remote-workers'],
      ...['resources', 'services', 'telemetry', 'tracing/in-span.ts', 'visitors', 'shell/src/telemetry'],
      ...[
        'shared/contract-kit/api',
        'shared/domain/model',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/design-system/dom',
        'shared/domain/text',
        'shared/contract-kit/forms',
        'shared/contract-kit/network',
        'shared/contract-kit/paths',
        'shared/contract-kit/router',
        'shared/contract-kit/state',
      ],
      ...[
        'shell/src/app.tsx',
        'shell/src/network',
        'shell/src/composition',
        'shell/src/dialogs',
        'shell/src/document',
        'shell/src/federation',
      ],
      'shell/src/pages',
    ],
    sitemap: [
      ...[
        'entity-tag.ts',
        'document',
        'remote-workers',
        'shared/contract-kit/contracts',
        'shared/domain/text',
        'shared/contract-kit/network',
      ],
      ...['shell/src/network', 'shell/src/composition', 'shell/src/federation', 'shell/src/remotes.ts'],
    ],
    social: [
      ...[
        'entity-tag.ts',
        'document',
        'images',
        'picture-library.ts',
        'releases',
        'visitors',
        'shared/contract-kit/contracts',
        'shared/domain/format',
        'shared/contract-kit/paths',
      ],
      ...['shell/src/network', 'shell/src/theme', 'shell/src/document', 'shell/src/federation', 'shell/src/pages'],
    ],
    // Rolls back by the very rule of `npm run rollback`.
    status: [
      ...['canaries', 'network', 'releases', 'remote-workers', 'telemetry', 'tooling/src/release'],
      ...[
        'shared/contract-kit/contracts',
        'shared/contract-kit/network',
        'shared/domain/format',
        'shared/domain/model',
      ],
      'shared/domain/text',
    ],
    '.': ['*', 'shared/contract-kit/contracts', 'shared/contract-kit/network', 'shell/src/document'],
    application: [
      ...['*', 'shared/contract-kit/contracts', 'shared/contract-kit/network', 'shared/contract-kit/paths'],
      ...['shell/src/composition', 'shell/src/document'],
    ],
    'main.ts': ['*', 'shared/contract-kit/api'],
    'release-proof': [
      ...['document', 'releases', 'remote-messages', 'remote-workers'],
      ...[
        'calls',
        'shared/contract-kit/api',
        'shared/contract-kit/contracts',
        'shared/contract-kit/state',
        'shared/contract-kit/testing',
      ],
      ...['shell/src/theme', 'shell/src/composition', 'shell/src/document', 'shell/src/federation'],
    ],
    testing: ['*', 'shared/contract-kit/contracts', 'shared/contract-kit/testing'],
  },

  // What tries and measures the built site from outside.
  shell: {
    'integration/outside-remote': forPages,
    // The local fonts that faces are made for; their journeys install them.
    'fallback-fonts/local-fonts': ['tooling/src'],
    'integration/support': [
      'fallback-fonts/local-fonts',
      ...['shared/contract-kit/contracts', 'shared/contract-kit/paths', 'shared/contract-kit/testing'],
      ...['tooling/src', 'tooling/src/build', 'tooling/src/release', 'tooling/src/run', 'tooling/src/test'],
    ],
    bench: [
      ...['integration/support', 'shared/contract-kit/api', 'shared/contract-kit/paths', 'shell/src/document'],
      ...['tooling/src', 'tooling/src/build'],
    ],
    'integration/server/testing': ['integration/support', 'shared/contract-kit/testing', 'tooling/src'],
    'integration/server': [
      'integration/support',
      'integration/server/testing',
      'shared/contract-kit/contracts',
      'shared/contract-kit/testing',
      'tooling/src',
      'tooling/src/release',
    ],
    'fallback-fonts': ['fallback-fonts/local-fonts', 'bench', 'tooling/src'],
    // The page of parts, in development only.
    parts: ['shell/src/theme', 'shared/design-system/dom', 'shared/domain/format', 'shared/design-system/ui'],
    integration: ['fallback-fonts', 'fallback-fonts/local-fonts', 'integration/support'],
  },
};

/** By which package name other workspaces import a top folder of the table; the others are nobody's to import. */
export const packages: Readonly<Record<string, string>> = {
  shared: '@iwan/shared',
  'tooling/src': '@iwan/tooling',
};

/** Top folders of a package that its public names leave out: a file may move from one to another, and keeps its name. */
export const rooms: readonly string[] = ['contract-kit', 'design-system'];

/** What tests may import beside their own workspace: they are nobody's to import, and so make no cycle. */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  tooling: ['shared'],
  backend: ['shared'],
  'mfe-*': ['shared'],
  shell: ['shared', 'tooling/src'],
};
