/** How a subscription that was posted without script went: what the server has put into the address it went back to. */
export function postedSubscription(search: string): 'sent' | 'failed' | undefined {
  const answer = new URLSearchParams(search).get('subscribed');
  return answer === '1' ? 'sent' : answer === '0' ? 'failed' : undefined;
}
