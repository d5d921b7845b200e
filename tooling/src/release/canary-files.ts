import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Canary,
  type CanaryEnd,
  canaryEnd,
  canaryFile,
  hasEnded,
  offerMark,
  parseCanary,
  parseCanaryEnd,
} from '@iwan/shared/contracts/canary';
import type { Publisher } from '@iwan/shared/contracts/publisher';
import { writeDurably } from './durable';
import { readJson } from './release-files';

/** The canary of a remote's folder in the store; `null` where there is none, or where it has ended. */
export async function runningCanary(home: string): Promise<Canary | null> {
  const canary = parseCanary(await textOf(join(home, canaryFile)));
  if (canary === null) return null;
  return hasEnded(canary, parseCanaryEnd(await textOf(join(home, canaryEnd(canary.version))))) ? null : canary;
}

/**
 * Makes a release the canary, in place of an earlier one. Rejects with a message where the site would not trust this publisher.
 */
export async function writeCanary(home: string, name: string, canary: Canary, publisher: Publisher): Promise<void> {
  const file = join(home, canaryFile);
  const signed = publisher.sign(canary, { kind: 'canary', remote: name }, await readJson(file));
  await writeDurably(home, file, JSON.stringify(signed));
}

/** Records how a canary has ended. A canary that another publisher starts at the same time continues. */
export async function endCanary(
  home: string,
  { version, since }: Pick<Canary, 'version' | 'since'>,
  { outcome, reason }: Pick<CanaryEnd, 'outcome' | 'reason'>,
): Promise<void> {
  const end: CanaryEnd = { since, at: new Date().toISOString(), outcome, reason };
  const file = join(home, canaryEnd(version));
  await writeDurably(home, file, JSON.stringify(end));
}

/** Records that a release is stable: it is no longer a canary, and an earlier withdrawal is cleared. */
export async function endAsStable(home: string, version: string): Promise<void> {
  const canary = parseCanary(await textOf(join(home, canaryFile)));
  const end = parseCanaryEnd(await textOf(join(home, canaryEnd(version))));
  const since = canary?.version === version ? canary.since : end?.since;
  if (since === undefined) return;
  await endCanary(home, { version, since }, { outcome: 'promoted', reason: 'It was published for everybody.' });
}

/** Records that a release may be previewed beside the stable one, which keeps it in the store. */
export async function markOffered(home: string, version: string): Promise<void> {
  const file = join(home, offerMark(version));
  await writeDurably(home, file, new Date().toISOString());
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
