import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { proofScripts } from './proof-scripts';

test('takes the scripts that prove something and leaves those that measure or build', () => {
  const scripts = { build: '…', fuzz: '…', bench: '…', 'prove:leads': '…', 'bench:search': '…', 'prove:memory': '…' };
  expect(proofScripts({ scripts })).toEqual(['fuzz', 'prove:leads', 'prove:memory']);
  expect(proofScripts({})).toEqual([]);
});

test('includes the backend’s proof that no lead is lost', () => {
  expect(proofScripts(JSON.parse(readFileSync(inWorkspace('backend', 'package.json'), 'utf8')))).toContain(
    'prove:leads',
  );
});
