import { Agent, request } from 'node:http';

/** One request in so many comes over a connection of its own; the others over kept ones, as a browser's do. */
const aloneEvery = 4;

/**
 * Asks a site so many times a second, in turn for each path, until it is stopped. `failures` tells each answer that is no
 * 200 and each that did not come.
 */
export function constantLoad(origin: string, perSecond: number, paths: readonly string[]) {
  const kept = new Agent({ keepAlive: true });
  const alone = new Agent({ keepAlive: false });
  const failures: string[] = [];
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (answers.length < due) {
      const path = paths[answers.length % paths.length] ?? '/';
      const agent = answers.length % aloneEvery === 0 ? alone : kept;
      answers.push(ask(new URL(path, origin), agent).catch((problem) => void failures.push(`${path}: ${problem}`)));
    }
  }, 5);
  return {
    stop: async (): Promise<{ readonly asked: number; readonly failures: readonly string[] }> => {
      clearInterval(timer);
      await Promise.all(answers);
      kept.destroy();
      return { asked: answers.length, failures };
    },
  };
}

function ask(address: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    });
    asked.once('error', reject);
    asked.end();
  });
}
