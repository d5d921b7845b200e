#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { liveActions } from '../release/canaries';
import { untilStopped } from '../run/until-stopped';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';
import { namedStore, readProject, releases } from './project';

// The commands of a remote that lives in a repository of its own: `iwan-remote dev`, `release`, `releases`, `rollback`,
// `promote` and `withdraw`.
const [command, ...args] = process.argv.slice(2);
try {
  // A remote's table of contents is TypeScript.
  register();
  switch (command) {
    case 'dev': {
      const { develop } = await import('./dev');
      const { url, ended, stop } = await develop(await readProject(process.cwd()));
      console.log(`Ready for development: ${url}`);
      let isStopping = false;
      void ended.then((ending) => isStopping || stopWithSentence(`The site has ended (${ending}).`));
      await untilStopped([], () => {
        isStopping = true;
        return stop();
      });
      break;
    }
    case 'release': {
      const { release } = await import('./release');
      console.log(await release(await readProject(process.cwd()), args));
      break;
    }
    case 'releases': {
      console.log(await releases(await readProject(process.cwd()), args));
      break;
    }
    case 'rollback':
    case 'promote':
    case 'withdraw': {
      const { name } = await readProject(process.cwd());
      const { values } = parseArgs({ args, options: { store: { type: 'string' } } });
      console.log(await liveActions[command](namedStore(values.store), name));
      break;
    }
    default:
      throw new Error('Choose what to do: iwan-remote dev, release, releases, rollback, promote or withdraw.');
  }
} catch (error) {
  stopWithSentence(sentenceOf(error));
}
