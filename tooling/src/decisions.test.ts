import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

const folder = join(repositoryRoot, 'docs', 'decisions');

const decisions = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .sort()
  .map((file) => {
    const [title = '', , status = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    return { file, number: Number(file.slice(0, 4)), title, status };
  });

const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \[\d+\]/.test(line));

test('every decision has its number and title in the first line, and below it a date and a status', () => {
  const statusLine =
    /^Date: \d{4}-\d\d-\d\d · Status: (accepted$|accepted, amended \d{4}-\d\d-\d\d|(amended|partly overtaken|superseded) by \[)/;
  const misnamed = decisions.filter(({ number, title }) => !title.startsWith(`# ${number}. `));
  const undated = decisions.filter(({ status }) => !statusLine.test(status));
  expect([...misnamed, ...undated].map(({ file }) => file)).toEqual([]);
});

test('the index lists every decision with its title, date and status', () => {
  const wanted = decisions.map(({ file, number, title, status }) => {
    const [, date, state] = /^Date: (.*) · Status: (.*)$/.exec(status) ?? [];
    return `| [${number}](${file}) | ${title.replace(`# ${number}. `, '')} | ${date} | ${state} |`;
  });
  expect(rows).toEqual(wanted);
});

test('a status names existing decisions', () => {
  const files = decisions.map(({ file }) => file);
  const named = rows.flatMap((row) => [...row.matchAll(/\]\(([^)]*)\)/g)].map(([, file = '']) => file));
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});
