import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { TypeChecks } from './type-checks';

test('each run reports the current type errors of a project', async () => {
  const folder = await temporaryFolder();
  const options = { strict: true, noEmit: true, types: [], skipLibCheck: true };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  let hear = (_: readonly string[]) => {};
  const checks = new TypeChecks(['-p', folder], (errors) => hear(errors));
  const roundOf = async (code: string) => {
    await writeFile(join(folder, 'page.ts'), code);
    return new Promise<readonly string[]>((resolve) => {
      hear = resolve;
      checks.request();
    });
  };
  const [error, ...others] = await roundOf("export const count: number = 'one';\n");
  expect(error).toMatch(/page\.ts\(1,14\): error TS2322: /);
  expect(others).toEqual([]);
  expect(await roundOf('export const count: number = 1;\n')).toEqual([]);
});
