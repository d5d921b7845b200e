/** Ends the process with one sentence for the person at the terminal and an exit code that is not 0. */
export function stopWithSentence(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** What a fault means to the person at the terminal. */
export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const code = 'code' in problem ? problem.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  if (code === 'EACCES' || code === 'EROFS') return `There is no permission to write: ${problem.message}`;
  return problem.message;
}
