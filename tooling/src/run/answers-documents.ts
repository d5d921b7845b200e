/** The timeout of a document, in milliseconds: far more than on a busy machine. */
const answerTimeLimit = 10_000;

/**
 * Whether a running site responds with documents: not if it does not respond, or responds with an error. Starting up (503) is
 * not a failure. Never rejects.
 */
export function answersDocuments(address: string, timeLimit = answerTimeLimit): Promise<boolean> {
  return answers(
    address,
    timeLimit,
    ({ status }, text) => status === 503 || (status < 500 && text.includes('</html>')),
  );
}

/**
 * Whether a program responds in time, by default with anything. Where nothing listens, the end of its process shows it. Never
 * rejects.
 */
export async function answers(
  address: string,
  timeLimit: number,
  isWell: (answer: Response, text: string) => boolean = () => true,
): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    // A kept-alive connection would delay the end of a replaced shell.
    const answer = await fetch(address, { signal: limit.signal, headers: { connection: 'close' } });
    return isWell(answer, await answer.text());
  } catch {
    return !limit.signal.aborted;
  } finally {
    clearTimeout(timer);
  }
}
