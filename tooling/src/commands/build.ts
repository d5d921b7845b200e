import { buildWorkspaces } from '../build/build-workspaces';
import { buildableWorkspaces, isBuildable } from '../build/stale-workspaces';
import { stopWithSentence } from '../stop-with-sentence';

const named = process.argv.slice(2);
const unknown = named.filter((word) => !isBuildable(word));
if (unknown.length > 0) {
  stopWithSentence(
    `There is nothing to build named "${unknown.join('", "')}". Choose from: ${buildableWorkspaces.join(', ')}.`,
  );
}

// The parent process is gone, and nothing waits for the build.
process.once('disconnect', () => process.exit(1));

const built = await buildWorkspaces(named.length > 0 ? named.filter(isBuildable) : buildableWorkspaces).catch(
  (error: Error) => stopWithSentence(error.message),
);
console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is built.');
// An open channel would keep the process alive.
process.channel?.unref();
