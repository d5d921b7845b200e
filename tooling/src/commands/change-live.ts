import { shellName } from '@iwan/shared/contracts/shell-release';
import { changeStore, configuredStore } from '../bucket/release-store';
import { readScriptEnvironment } from '../environment';
import { isLiveAction, liveActions } from '../release/canaries';
import { stopWithSentence } from '../stop-with-sentence';
import { remoteNames } from '../workspace';

// `change-live promote|rollback|withdraw NAME`: changes which release of a remote, or of the shell, visitors get.
const [action, wanted] = process.argv.slice(2);
const names = [...remoteNames, shellName];
const name = names.find((one) => one === wanted);
if (!isLiveAction(action)) stopWithSentence(`Choose what to do: ${Object.keys(liveActions).join(', ')}.`);
if (!name) stopWithSentence(`Name what to ${action}: ${names.join(', ')}.`);
const store = await configuredStore(readScriptEnvironment(process.env));
console.log(await changeStore(store, (folder) => liveActions[action](folder, name)));
