/** How long a document may take, in milliseconds: far more than on a busy machine. */
const answerTimeLimit = 10_000;

/**
 * Whether a site that is there answers with documents: it is silent, or says that it has failed, where not. That it is
 * starting (503) is no failure, and where nobody listens its end is what tells. Never rejects.
 */
export async function answersDocuments(address: string, timeLimit = answerTimeLimit): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    // A connection that is kept would let a shell that was replaced wait for us.
    const answer = await fetch(address, { signal: limit.signal, headers: { connection: 'close' } });
    const text = await answer.text();
    return answer.status === 503 || (answer.status < 500 && text.includes('</html>'));
  } catch {
    return !limit.signal.aborted;
  } finally {
    clearTimeout(timer);
  }
}
