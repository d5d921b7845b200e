import { hiddenImports } from './hidden-imports';

test.each([
  ["export type Sent = import('../leads/lead').Lead;", '../leads/lead'],
  ["let lead: import('@iwan/shared/contracts/lead').Lead;", '@iwan/shared/contracts/lead'],
  ["type Leads = typeof import('../leads/lead');", '../leads/lead'],
  ["import { lead } from './forms/../../leads/lead';", './forms/../../leads/lead'],
  ["import { lead } from '../http/../leads/lead';", '../http/../leads/lead'],
])('finds what the linter does not see in %s', (text, path) => {
  expect(hiddenImports(text)).toEqual([path]);
});

test.each([
  "import type { Lead } from '../../leads/lead';",
  "const { lead } = await import('../leads/lead');",
  "const lead = (await import('../leads/lead')).lead;",
  "import('../leads/lead').then(({ lead }) => lead);",
  "type Parts = typeof import('./parts');",
])('leaves %s to the linter', (text) => {
  expect(hiddenImports(text)).toEqual([]);
});
