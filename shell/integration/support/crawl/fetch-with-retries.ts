/** Fetches like a crawler: a busy site answers 503 with Retry-After, and the request is repeated. */
export async function fetchWithRetries(url: string | URL, headers: HeadersInit = {}, attempts = 4): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', headers });
  const seconds = Number(answer.headers.get('retry-after') ?? '');
  if (answer.status !== 503 || attempts === 1) return answer;
  await answer.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 30) * 1000));
  return fetchWithRetries(url, headers, attempts - 1);
}
