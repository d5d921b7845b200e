import { inFolder } from './in-folder';
import type { Rows } from './rows';
import { rules } from './shared-modules';

const domain = inFolder('domain');
const kit = inFolder('contract-kit');
const design = inFolder('design-system');

export const rowsOfShared: Readonly<Record<string, Rows>> = {
  // What several workspaces use, in three rooms: the domain is independent of the site, the contract kit is the interface of
  // remotes and shell, and the design system is everything visible. It imports no other workspace.
  shared: {
    'domain/model': [],
    'domain/format': domain('model'),
    'domain/record': ['domain/model'],
    'domain/embed': domain('model', 'record'),
    'domain/map': domain('model', 'record'),
    'domain/facts': domain('format', 'record'),
    'domain/money': domain('model', 'format', 'record', 'facts'),
    'domain/contact': domain('model', 'format', 'record'),
    'domain/project': domain('model', 'format', 'contact', 'money', 'record'),
    'domain/visitor': domain('model', 'format', 'contact', 'money', 'project', 'record'),
    'domain/text': domain('model', 'record'),
    'domain/search': domain('model', 'format', 'money', 'project', 'record', 'text', 'visitor'),
    'domain/structured': [],
    'domain/office': [],
    'contract-kit/contracts': domain('model', 'format'),
    'contract-kit/network': [],
    'contract-kit/paths': domain('format', 'money', 'project', 'record', 'search', 'text'),
    'contract-kit/api/declared-calls.ts': kit('contracts'),
    'contract-kit/api': [...rules, ...domain('visitor'), ...kit('paths', 'api/declared-calls.ts')],
    'contract-kit/state': [
      ...domain('model', 'format', 'money', 'project', 'record', 'search', 'visitor'),
      ...kit('contracts'),
    ],
    'contract-kit/router': kit('paths', 'state'),
    'contract-kit/container': [...domain('format'), ...kit('contracts', 'api', 'paths', 'state')],
    'contract-kit/forms': [...domain('contact', 'format', 'model'), ...kit('contracts', 'api', 'router')],
    'design-system/dom': [],
    'design-system/carousel': design('dom'),
    'design-system/ui/icons': design('dom'),
    'design-system/ui': [
      ...domain('contact', 'format', 'facts', 'map', 'model', 'record'),
      ...kit('contracts', 'paths', 'api', 'state', 'router', 'forms'),
      ...design('ui/icons', 'dom', 'carousel'),
    ],
    // Parts of the office, on the packages that its screens share.
    'design-system/office': [...domain('format', 'model', 'office', 'record'), ...kit('paths', 'state')],
    'contract-kit/testing': ['*'],
  },
};
