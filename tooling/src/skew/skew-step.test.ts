import { type Cell, matrixText } from './skew-step';

const cell = (shell: Cell['shell'], remotes: Cell['remotes'], passed: number, failed = 0): Cell => ({
  shell,
  remotes,
  tally: { passed, failed, troubles: [] },
});

test('each row is a shell, each column a set of remotes, and a failure is marked', () => {
  const text = matrixText([cell('N', 'N', 9), cell('N', 'N-1', 7, 2), cell('N-1', 'N', 9)]);
  expect(text.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['', 'remotes N', 'remotes N-1'],
    ['shell N', '9 passed', '2 FAILED, 7 passed'],
    ['shell N-1', '9 passed', 'not run'],
  ]);
});
