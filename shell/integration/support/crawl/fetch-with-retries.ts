/** Fetches like a crawler: a busy site responds with 503 and Retry-After, and the request is repeated. */
export async function fetchWithRetries(url: string | URL, headers: HeadersInit = {}, attempts = 4): Promise<Response> {
  const response = await fetch(url, { redirect: 'manual', headers });
  const seconds = Number(response.headers.get('retry-after') ?? '');
  if (response.status !== 503 || attempts === 1) return response;
  await response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 30) * 1000));
  return fetchWithRetries(url, headers, attempts - 1);
}
