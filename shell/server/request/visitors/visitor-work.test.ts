import { TooMuchWork, type Visitor, VisitorWork } from './visitor-work';

const visitor = (ip: string, isLeft = false) => ({ ip, raw: { socket: { destroyed: isLeft } } }) as Visitor;
const soon = () => new Promise<string>((resolve) => setTimeout(() => resolve('made'), 5));

test('does at most two things of one network at a time, and those of another meanwhile', async () => {
  const work = new VisitorWork();
  let running = 0;
  let most = 0;
  const one = async () => {
    running += 1;
    most = Math.max(most, running);
    await soon();
    running -= 1;
  };
  const all = Array.from({ length: 20 }, () => work.run(visitor('2001:db8:1:2::7'), one));
  const hanging = Array.from({ length: 2 }, () => work.run(visitor('203.0.113.7'), () => new Promise(() => {})));
  await Promise.all(all);
  expect(most).toBe(2);
  expect(hanging).toHaveLength(2);
});

test('refuses the network that has caused too much work, half a second later, and nobody else', async () => {
  const work = new VisitorWork();
  work.charge(visitor('2001:db8:1:2::7'), 2_150);
  const began = performance.now();
  const refused = work.run(visitor('2001:db8:1:2::8'), soon);
  await expect(work.run(visitor('2001:db8:1:3::7'), soon)).resolves.toBe('made');
  await expect(refused).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
  expect(performance.now() - began).toBeGreaterThan(480);
});

const networkOfSite = (network: number) => visitor(`2001:db8:1:${network.toString(16)}::7`);

test('does at most eight things of one IPv6 site at a time, however many networks it has', async () => {
  const work = new VisitorWork();
  let running = 0;
  let most = 0;
  const one = async () => {
    running += 1;
    most = Math.max(most, running);
    await soon();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 60 }, (_, network) => work.run(networkOfSite(network), one)));
  expect(most).toBe(8);
});

test('refuses an IPv6 site that has caused the work of four networks, and no other site', async () => {
  let now = 0;
  const work = new VisitorWork({ now: () => now });
  for (let network = 0; network < 79; network += 1) work.charge(networkOfSite(network), 100);
  await expect(work.run(networkOfSite(0xffff), soon)).resolves.toBe('made');
  for (let network = 0; network < 4; network += 1) work.charge(networkOfSite(network), 100);
  await expect(work.run(networkOfSite(0xffff), soon)).rejects.toBeInstanceOf(TooMuchWork);
  await expect(work.run(visitor('2001:db8:2:1::7'), soon)).resolves.toBe('made');
  // Four networks are given back 0.6 s each second.
  now += 510;
  await expect(work.run(networkOfSite(0xffff), soon)).resolves.toBe('made');
});

test('leaves the other networks of a site what one of them cannot use up', async () => {
  const work = new VisitorWork({ now: () => 0 });
  for (let count = 0; count < 30; count += 1) work.charge(networkOfSite(1), 100);
  await expect(work.run(networkOfSite(1), soon)).rejects.toBeInstanceOf(TooMuchWork);
  await expect(work.run(networkOfSite(2), soon)).resolves.toBe('made');
});

test('charges a network for the time that its work takes', async () => {
  let now = 0;
  const work = new VisitorWork({ now: () => now });
  await work.run(visitor('203.0.113.7'), async () => {
    now += 4_000;
  });
  await expect(work.run(visitor('203.0.113.7'), soon)).rejects.toBeInstanceOf(TooMuchWork);
  now += 14_000;
  await expect(work.run(visitor('203.0.113.7'), soon)).resolves.toBe('made');
});

describe('where work waits for the budget', () => {
  const limits = {
    budget: { burst: 1_000, share: 0.25 },
    queue: { atOnce: 2, mostWaiting: 100, longestWait: 3_000 },
    waitsForBudget: true,
  };
  let now: number;
  let waited: number[];
  const waiting = () =>
    new VisitorWork({
      limits,
      now: () => now,
      wait: async (milliseconds) => {
        waited.push(milliseconds);
        now += milliseconds;
      },
    });
  beforeEach(() => {
    now = 0;
    waited = [];
  });

  test('goes on as fast as the budget comes back, and refuses nothing', async () => {
    const work = waiting();
    for (let count = 0; count < 10; count += 1) {
      const made = work.run(visitor('203.0.113.7'), async () => {
        now += 300;
        return 'made';
      });
      await expect(made).resolves.toBe('made');
    }
    // Of three seconds of work one is free, and 2.7 have to be there before the last begins.
    expect(now).toBeGreaterThanOrEqual((10 * 300 - 1_000 - 300) / 0.25);
  });

  test('refuses who would have to wait for longer than for a turn', async () => {
    const work = waiting();
    work.charge(visitor('203.0.113.7'), 1_700);
    await expect(work.run(visitor('203.0.113.7'), soon)).resolves.toBe('made');
    work.charge(visitor('203.0.113.7'), 2_000);
    const refused = work.run(visitor('203.0.113.7'), soon);
    await expect(refused).rejects.toBeInstanceOf(TooMuchWork);
    await expect(work.run(visitor('203.0.113.8'), soon)).resolves.toBe('made');
  });
});

test('does nothing for who has left', async () => {
  const made = jest.fn(soon);
  await expect(new VisitorWork().run(visitor('203.0.113.7', true), made)).rejects.toBeInstanceOf(TooMuchWork);
  expect(made).not.toHaveBeenCalled();
});

test('never limits this machine', async () => {
  const work = new VisitorWork();
  work.charge(visitor('127.0.0.1'), 1e9);
  await expect(work.run(visitor('127.0.0.1'), soon)).resolves.toBe('made');
});

test('lets work fail as it does', async () => {
  const failing = async () => Promise.reject(new Error('no picture'));
  await expect(new VisitorWork().run(visitor('203.0.113.7'), failing)).rejects.toThrow('no picture');
});
