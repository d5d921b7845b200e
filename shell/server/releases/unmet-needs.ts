import { backendContract } from '@iwan/shared/contracts/backend';
import { contractVersion } from '@iwan/shared/contracts/module';
import type { Release } from '@iwan/shared/contracts/release';
import { everySingleton } from '@iwan/shared/contracts/singletons';
import { satisfies, validRange } from 'semver';

/** The unmet requirements of a release, a sentence each; empty for one that can run here. */
export function unmetNeeds({
  name,
  version,
  contract,
  singletons,
  backend,
}: Pick<Release, 'name' | 'version' | 'contract' | 'singletons' | 'backend'>): readonly string[] {
  const who = `${name} ${version}`;
  if (!meets(contractVersion, contract)) {
    return [`${who} was built for contract ${contract}; this shell serves ${contractVersion}.`];
  }
  const provided: Readonly<Record<string, string>> = everySingleton;
  const unmet = Object.entries(singletons).flatMap(([request, range]) => {
    const has = provided[request];
    if (has === undefined) return [`${who} needs ${request}, which this shell does not provide.`];
    return meets(has, range) ? [] : [`${who} needs ${request} ${range}; this shell provides ${has}.`];
  });
  if (!meets(backendContract.version, backend.contract)) {
    unmet.push(`${who} needs a backend of contract ${backend.contract}; this site knows ${backendContract.version}.`);
  }
  return unmet;
}

function meets(version: string, range: string): boolean {
  return validRange(range) !== null && satisfies(version, range);
}
