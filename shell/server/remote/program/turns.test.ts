import { Turns } from './turns';

/** Until nothing waits any more. */
const allTurns = async () => {
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('each call has a turn of its own, with what follows its promises, and is announced before', async () => {
  const seen: string[] = [];
  const turns = new Turns((id) => seen.push(`${id} is announced`));
  for (const id of [1, 2]) {
    const run = () => {
      seen.push(`${id} begins`);
      void Promise.resolve().then(() => seen.push(`${id} continues`));
    };
    turns.add({ id, run });
  }
  await allTurns();
  expect(seen).toEqual(['1 is announced', '1 begins', '1 continues', '2 is announced', '2 begins', '2 continues']);
});

test('other events are handled between two calls', async () => {
  const order: string[] = [];
  const turns = new Turns(() => {});
  const first = () => {
    order.push('first');
    setImmediate(() => order.push('other event'));
  };
  turns.add({ id: 1, run: first });
  turns.add({ id: 2, run: () => order.push('second') });
  turns.add({ id: 3, run: () => order.push('third') });
  await allTurns();
  expect(order.indexOf('other event')).toBeLessThan(order.indexOf('third'));
});
