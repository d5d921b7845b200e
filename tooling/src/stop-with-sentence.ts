/** Ends the process with one sentence for the person at the terminal and an exit code that is not 0. */
export function stopWithSentence(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
