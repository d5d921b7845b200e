/** Exits with one message for the person at the terminal and an exit code other than 0. */
export function stopWithSentence(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The message of an error for the person at the terminal. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full: free some space and start again.';
    case 'EROFS':
      return `${path ?? 'The disk'} cannot be written: the file system is read-only.`;
    case 'EACCES':
    case 'EPERM':
      return `There is no permission to write: ${error.message}`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open: raise the limit of open files ("ulimit -n") and start again.';
    case 'ENAMETOOLONG':
      return `${path ?? 'A file'} cannot be written: its name is too long for this disk.`;
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${/'(-[^']*)'/.exec(error.message)?.[1]}. docs/commands.md of Iwan lists them.`;
    default:
      return error.message;
  }
}
