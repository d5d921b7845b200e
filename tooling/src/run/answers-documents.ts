/** The timeout of a document, in milliseconds: far more than on a busy machine. */
const answerTimeLimit = 10_000;

/**
 * Whether a running site responds with documents: not if it does not respond, or responds with an error. Starting up (503) is
 * not a failure, and where nothing listens the end of the process shows it. Never rejects.
 */
export async function answersDocuments(address: string, timeLimit = answerTimeLimit): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    // A kept-alive connection would delay the end of a replaced shell.
    const answer = await fetch(address, { signal: limit.signal, headers: { connection: 'close' } });
    const text = await answer.text();
    return answer.status === 503 || (answer.status < 500 && text.includes('</html>'));
  } catch {
    return !limit.signal.aborted;
  } finally {
    clearTimeout(timer);
  }
}
