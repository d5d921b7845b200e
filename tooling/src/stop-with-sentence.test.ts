import { parseArgs } from 'node:util';
import { sentenceOf } from './stop-with-sentence';

const fault = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: as Node says it, mkdir`), { code, ...(path === undefined ? {} : { path }) });

/** Node's own error, as an `Error` of this realm. */
function unknownOption(word: string): unknown {
  try {
    return parseArgs({ args: [word, '10'], options: {}, allowPositionals: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return Object.assign(new Error(message), { code });
  }
}

test.each([
  [fault('ENOSPC'), 'The disk is full: free some space and start again.'],
  [fault('EDQUOT'), 'The disk is full: free some space and start again.'],
  [fault('EROFS', '/store/mfe-blog'), '/store/mfe-blog cannot be written: the file system is read-only.'],
  [fault('EACCES', '/store'), 'There is no permission to write: EACCES: as Node says it, mkdir'],
  [fault('EMFILE'), 'Too many files are open: raise the limit of open files ("ulimit -n") and start again.'],
  [fault('ENAMETOOLONG', '/a'), '/a cannot be written: its name is too long for this disk.'],
  [new Error('mfe-blog has no canary.'), 'mfe-blog has no canary.'],
  [unknownOption('--cannary'), 'There is no option --cannary. docs/commands.md of Iwan lists them.'],
  [unknownOption('-c'), 'There is no option -c. docs/commands.md of Iwan lists them.'],
  ['no error at all', 'no error at all'],
])('%s is told as "%s"', (error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence);
});
