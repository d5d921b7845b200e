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
  'shared/format',
  'shared/contracts',
  'shared/domain/record',
  'shared/domain/embed',
  'shared/domain/map',
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
  'shared/dom',
  'shared/paths',
  'shared/api',
  'shared/state',
  'shared/router',
  'shared/forms',
  'shared/carousel',
  'shared/ui/icon.tsx',
  'shared/ui/icons',
  'shared/ui',
];

/**
 * A remote, by the role of its folders: pages, slots, dialogs and resources use the parts and never each other; a part uses no page,
 * and of the folders of parts only what its row in `own` names. Remotes use `shared` alone, and never each other.
 */
function remote(own: Rows = {}): Rows {
  const parts = ['parts', 'parts/*', ...Object.keys(own)];
  const withShared = (modules: readonly string[]) => [...modules, ...forPages];
  return {
    parts: withShared([]),
    'parts/*': withShared(['parts']),
    ...Object.fromEntries(Object.entries(own).map(([name, uses]) => [name, withShared(uses)])),
    'pages/*': withShared(parts),
    'slots/*': withShared(parts),
    'dialogs/*': withShared(parts),
    'resources/*': withShared(parts),
    'exposes.ts': ['shared/contracts'],
  };
}

/** What tests of a remote share. */
const testing = ['*', ...forPages, 'shared/testing'];

export const boundaries: Readonly<Record<string, Rows>> = {
  // What more than one workspace uses. It imports no other workspace.
  shared: {
    format: [],
    contracts: ['format'],
    dom: [],
    network: [],
    'domain/record': [],
    'domain/embed': ['contracts', 'domain/record'],
    'domain/map': ['contracts', 'domain/record'],
    'domain/visitor': ['domain/record'],
    'domain/money': ['contracts', 'format', 'domain/record'],
    'domain/contact': ['contracts', 'format', 'domain/record'],
    'domain/project': ['contracts', 'format', 'domain/contact', 'domain/money', 'domain/record'],
    'domain/text': ['contracts', 'domain/record'],
    'domain/search': ['contracts', 'format', 'domain/money', 'domain/project', 'domain/record', 'domain/text'],
    'domain/structured': [],
    paths: ['format', 'domain/money', 'domain/record', 'domain/search', 'domain/text'],
    api: [...rules, 'paths'],
    state: ['contracts', 'format', 'domain/money', 'domain/project', 'domain/record', 'domain/search'],
    router: ['paths', 'state'],
    forms: ['contracts', 'format', 'api', 'domain/contact', 'router'],
    carousel: ['dom'],
    'ui/icon.tsx': ['dom'],
    'ui/icons': ['ui/icon.tsx'],
    ui: [
      ...[
        'ui/icon.tsx',
        'ui/icons',
        'api',
        'carousel',
        'contracts',
        'dom',
        'domain/contact',
        'domain/map',
        'format',
        'forms',
      ],
      ...['paths', 'router', 'state'],
    ],
    testing: ['*'],
  },

  // What builds, runs and publishes. Of `shared` it uses what a release declares, and the recorded data of its proof.
  'tooling/src': {
    '.': ['shared/contracts'],
    boundaries: ['.'],
    build: ['.', 'shared/contracts'],
    release: ['.', 'build', 'shared/contracts', 'shared/testing'],
    run: ['.', 'build', 'release', 'shared/contracts'],
    test: ['.', 'run'],
    deep: ['.', 'test'],
    packages: ['.', 'build', 'release', 'test', 'shared/contracts'],
    'new-remote': ['.', 'packages'],
    dev: ['.', 'build', 'release', 'run'],
    outside: ['.', 'build', 'release', 'run', 'shared/contracts', 'shared/testing'],
    commands: ['*', 'shared/contracts'],
  },
  tooling: {
    scripts: [],
    template: forPages,
  },

  // The admin API. Of `shared` it uses the contracts and the rules, and of paths what an address asks for.
  'backend/src': {
    'start-failure.ts': [],
    'backend-folder.ts': ['start-failure.ts'],
    'environment.ts': ['start-failure.ts', 'shared/contracts', 'shared/network'],
    html: ['shared/domain/embed', 'shared/domain/text'],
    csv: [],
    // The triggers of a project watch what a search reads of it.
    database: ['start-failure.ts', 'backend-folder.ts', 'environment.ts', 'html', 'shared/domain/search'],
    http: ['start-failure.ts', 'environment.ts', 'database', 'shared/network'],
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
    'sign-in': ['database', 'http', 'mail', 'shared/contracts', 'shared/network'],
    discussion: ['database', 'http', 'sign-in'],
    blogs: ['catalogue', 'database', 'discussion', 'html', 'http', 'sign-in'],
    leads: [
      ...['start-failure.ts', 'backend-folder.ts', 'environment.ts', 'database', 'http', 'outbox', 'metrics'],
      ...['shared/domain/contact', 'shared/format'],
    ],
    // A search is kept by its address: hence the paths.
    'search-alerts': ['database', 'http', 'outbox', 'mail', 'projects', 'sign-in', ...rules, 'shared/paths'],
    openapi: ['blogs', 'database', 'discussion', 'http', 'leads', 'projects', 'search-alerts', 'sign-in'],
    '.': ['*'],
    content: ['csv', 'database', 'html', ...rules],
    commands: [
      ...['start-failure.ts', 'backend-folder.ts', 'environment.ts'],
      ...['content', 'csv', 'database', 'discussion', 'http', 'leads', 'mail', 'search-alerts'],
    ],
    testing: ['*', 'shared/testing'],
    contract: [],
    proof: ['*', 'shared/domain/search'],
  },

  'mfe-listings/src': {
    ...remote({
      'domain/project': [],
      'domain/search': ['domain/project'],
      'parts/icons': [],
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
    ...remote({
      'parts/portrait': ['parts'],
      'parts/people': ['parts', 'parts/portrait'],
      'parts/agents': ['parts', 'parts/people'],
      'parts/leaders': ['parts', 'parts/people'],
    }),
    testing,
  },
  'mfe-blog/src': { ...remote(), testing },
  'mfe-tools/src': remote({
    'parts/openings': ['parts'],
    'parts/application': ['parts', 'parts/openings'],
  }),

  // What of the shell runs in the browser, most of it on the server too.
  'shell/src': {
    'remotes.ts': [],
    theme: [],
    network: [],
    composition: ['remotes.ts', 'shared/contracts', 'shared/paths'],
    offline: ['shared/dom', 'shared/paths', 'shared/state'],
    structured: ['shared/contracts', 'shared/domain/structured', 'shared/paths'],
    document: [
      ...[
        'network',
        'composition',
        'offline',
        'shared/contracts',
        'shared/format',
        'shared/domain/visitor',
        'shared/dom',
      ],
      ...['shared/api', 'shared/state', 'shared/forms'],
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
        'shared/contracts',
        'shared/format',
        'shared/dom',
      ],
      ...['shared/paths', 'shared/api', 'shared/state', 'shared/router', 'shared/carousel', 'shared/ui'],
    ],
    forms: ['document', 'shared/api', 'shared/format', 'shared/forms', 'shared/ui'],
    parts: ['shared/ui/icon.tsx', 'shared/ui'],
    layout: ['document', 'federation', 'forms', 'parts', ...forPages],
    dialogs: [
      ...['composition', 'federation', 'forms', 'shared/format', 'shared/paths', 'shared/state', 'shared/ui'],
      'shared/ui/icons',
    ],
    'own-page.tsx': ['federation'],
    'pages/*': ['federation', 'forms', 'layout', 'parts', 'structured', ...forPages],
    pages: ['pages/*', 'federation', 'shared/contracts', 'shared/format', 'shared/paths'],
    'page-outlet.tsx': ['own-page.tsx', 'federation', 'pages'],
    'app.tsx': ['*', 'shared/format', 'shared/forms'],
    '.': ['*', ...forPages],
    testing: ['*'],
  },

  // The document server.
  'shell/server': {
    html: ['shared/contracts'],
    network: ['shared/contracts', 'shared/network'],
    'favicon.ts': [],
    visitors: ['shared/network'],
    answers: ['network', 'shared/api', 'shared/domain/record', 'shared/contracts', 'shell/src/network'],
    proxy: ['answers', 'visitors'],
    images: ['network', 'proxy', 'visitors', 'shared/paths'],
    manifest: ['favicon.ts', 'shared/contracts'],
    offline: ['html', 'shell/src/offline'],
    qr: ['visitors', 'shared/paths'],
    tiles: ['network', 'visitors'],
    services: ['network', 'shared/contracts'],
    'published-files': ['shared/contracts'],
    'shell-files': ['published-files', 'shared/contracts'],
    // The singletons that remotes get are modules of `shared`.
    releases: [
      ...['shared/api', 'shared/contracts', 'shared/paths', 'shared/router', 'shared/state', 'shared/ui'],
      ...['shell/src/composition', 'shell/src/federation', 'shell/src/network'],
    ],
    grants: ['releases', 'shared/contracts', 'shell/src/composition'],
    'entity-tag.ts': [],
    resources: [
      ...['entity-tag.ts', 'releases', 'services', 'visitors', 'shared/api', 'shared/contracts'],
      ...['shell/src/network', 'shell/src/composition', 'shell/src/document'],
    ],
    forms: [
      ...['html', 'network', 'releases', 'resources'],
      ...[
        'shared/api',
        'shared/contracts',
        'shared/format',
        'shared/domain/contact',
        'shared/domain/text',
        'shared/forms',
        'shared/network',
      ],
      ...['shell/src/network', 'shell/src/composition', 'shell/src/document', 'shell/src/federation'],
      ...['shell/src/forms', 'shell/src/remotes.ts'],
    ],
    document: [
      ...['entity-tag.ts', 'forms', 'html', 'network', 'releases', 'resources', 'services', 'visitors'],
      ...[
        'shared/api',
        'shared/contracts',
        'shared/format',
        'shared/dom',
        'shared/domain/text',
        'shared/forms',
        'shared/paths',
        'shared/router',
        'shared/state',
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
      ...['entity-tag.ts', 'document', 'shared/contracts', 'shared/domain/text', 'shared/network'],
      ...['shell/src/network', 'shell/src/composition', 'shell/src/federation', 'shell/src/remotes.ts'],
    ],
    social: [
      ...[
        'entity-tag.ts',
        'document',
        'images',
        'releases',
        'visitors',
        'shared/contracts',
        'shared/format',
        'shared/paths',
      ],
      ...['shell/src/network', 'shell/src/theme', 'shell/src/document', 'shell/src/federation', 'shell/src/pages'],
    ],
    '.': [
      ...['*', 'shared/api', 'shared/contracts', 'shared/network', 'shared/paths'],
      ...['shell/src/composition', 'shell/src/document'],
    ],
    'release-proof': [
      ...['document', 'releases', 'shared/api', 'shared/contracts', 'shared/state', 'shared/testing'],
      ...['shell/src/theme', 'shell/src/composition', 'shell/src/document', 'shell/src/federation'],
    ],
    testing: ['*', 'shared/contracts', 'shared/testing'],
  },

  // What tries and measures the built site from outside.
  shell: {
    'integration/outside-remote': forPages,
    // The local fonts that faces are made for; their journeys install them.
    'fallback-fonts/local-fonts': ['tooling/src'],
    'integration/support': [
      'fallback-fonts/local-fonts',
      ...['shared/contracts', 'shared/paths', 'shared/testing'],
      ...['tooling/src', 'tooling/src/build', 'tooling/src/release', 'tooling/src/run', 'tooling/src/test'],
    ],
    bench: [
      ...['integration/support', 'shared/api', 'shared/paths', 'shell/src/document'],
      ...['tooling/src', 'tooling/src/build'],
    ],
    'integration/server/testing': ['integration/support', 'shared/testing', 'tooling/src'],
    'integration/server': [
      'integration/support',
      'integration/server/testing',
      'shared/contracts',
      'shared/testing',
      'tooling/src',
      'tooling/src/release',
    ],
    'fallback-fonts': ['fallback-fonts/local-fonts', 'bench', 'tooling/src'],
    integration: ['fallback-fonts', 'fallback-fonts/local-fonts', 'integration/support'],
  },
};

/** By which package name other workspaces import a top folder of the table; the others are nobody's to import. */
export const packages: Readonly<Record<string, string>> = {
  shared: '@iwan/shared',
  'tooling/src': '@iwan/tooling',
};

/** What tests may import beside their own workspace: they are nobody's to import, and so make no cycle. */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  tooling: ['shared'],
  backend: ['shared'],
  'mfe-*': ['shared'],
  shell: ['shared', 'tooling/src'],
};
