import { rm } from 'node:fs/promises';
import { notePublication } from '../../release/note-publication';
import { publishRelease } from '../../release/publish-release';
import { changeStore } from '../release-store';
import { built, messageOf, type Word } from './publications';

// `publisher.ts STORE BUILDS LABEL FIRST LAST [BUCKET]`: publishes the versions LABEL-FIRST to LABEL-LAST, one after the other.
const [store = '', builds = '', label = '', first = '', last = '', name] = process.argv.slice(2);
const bucket =
  name === undefined ? null : (await import('../../objects/s3-bucket')).s3Bucket({ bucket: name, prefix: 'iwan/' });

for (let number = Number(first); number <= Number(last); number += 1) {
  const version = `${label}-${number}`;
  const { dist, release } = await built(builds, version);
  send({ word: 'begin', version });
  await changeStore({ folder: store, bucket }, async (folder) => {
    await publishRelease(folder, release, dist);
    await notePublication(folder, release, messageOf(version));
  });
  send({ word: 'done', version });
  await rm(dist, { recursive: true });
}
process.disconnect();

function send(word: Word): void {
  process.send?.(word);
}
