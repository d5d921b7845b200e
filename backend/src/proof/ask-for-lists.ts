import { setTimeout as wait } from 'node:timers/promises';

export interface Asked {
  readonly answered: number;
  readonly aborted: number;
}

/** The address of a filtered list that no other request uses. */
const listAddress = (url: string, index: number) => {
  const criteria = [`price_from=${index}`, 'facets=1', ...(index % 2 === 0 ? ['fields=card'] : [])];
  return `${url}/api/projectapi?${criteria.join('&')}`;
};

const encodings = ['br', 'gzip', 'identity'] as const;

/** Requests so many different filtered lists, ten at a time, alternately compressed and plain, and reads each to its end. */
export async function askForLists(url: string, count: number): Promise<Asked> {
  let next = 0;
  let answered = 0;
  const ask = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const encoding = encodings[index % 3] ?? 'br';
      const answer = await fetch(listAddress(url, index), { headers: { 'accept-encoding': encoding } });
      await answer.arrayBuffer();
      if (answer.ok) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, ask));
  return { answered, aborted: 0 };
}

/** Requests so many more and disconnects before the response. */
export async function requestAndAbort(url: string, count: number): Promise<Asked> {
  const leaving = new AbortController();
  const asked = Array.from({ length: count }, (_, index) =>
    fetch(listAddress(url, 1_000_000 + index), { signal: leaving.signal }).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    ),
  );
  await wait(20);
  leaving.abort();
  const answers = (await Promise.allSettled(asked)).map((ended) => (ended.status === 'fulfilled' ? ended.value : null));
  const answered = answers.filter((answer) => answer !== null).length;
  return { answered, aborted: count - answered };
}
