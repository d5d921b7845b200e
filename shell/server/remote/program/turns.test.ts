import { setImmediate } from 'node:timers/promises';
import { inTurns } from './turns';

/** Until nothing waits any more. */
const allTurns = async () => {
  for (let count = 0; count < 10; count += 1) await setImmediate();
};

test('each call has a turn of its own, with what follows its promises, and is announced before', async () => {
  const seen: string[] = [];
  const turn = inTurns((id) => seen.push(`${id} is announced`));
  const run = async (id: number) => {
    await turn(id);
    seen.push(`${id} begins`);
    await Promise.resolve();
    seen.push(`${id} continues`);
  };
  await Promise.all([run(1), run(2)]);
  expect(seen).toEqual(['1 is announced', '1 begins', '1 continues', '2 is announced', '2 begins', '2 continues']);
});

test('other events are handled between two calls', async () => {
  const order: string[] = [];
  const turn = inTurns(() => {});
  const first = () => {
    order.push('first');
    void setImmediate().then(() => order.push('other event'));
  };
  void turn(1).then(first);
  void turn(2).then(() => order.push('second'));
  void turn(3).then(() => order.push('third'));
  await allTurns();
  expect(order.indexOf('other event')).toBeLessThan(order.indexOf('third'));
});
