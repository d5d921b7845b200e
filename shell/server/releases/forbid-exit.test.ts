import { forbidExitToRemotes } from './forbid-exit';
import { runAsRemote } from './remote-code';

const { exit } = process;
afterEach(() => {
  process.exit = exit;
});

test('the code of a remote cannot end the process, at once or later, and the shell’s own still can', async () => {
  const ended = jest.fn();
  process.exit = ended as never;
  forbidExitToRemotes();
  expect(() => runAsRemote('mfe-blog', () => process.exit(0))).toThrow('mfe-blog may not end the process.');
  const later = runAsRemote('mfe-blog', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    process.exit(0);
  });
  await expect(later).rejects.toThrow('mfe-blog may not end the process.');
  expect(ended).not.toHaveBeenCalled();
  process.exit(3);
  expect(ended).toHaveBeenCalledWith(3);
});
