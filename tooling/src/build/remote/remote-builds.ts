import type { Configuration } from '@rspack/core';
import type { RemoteDefinition } from '../../remote';
import type { Mode } from '../mode';
import { remoteBrowser } from './remote-browser';
import { remoteContainer } from './remote-container';
import { remoteOffice } from './remote-office';
import { remoteServer } from './remote-server';

/**
 * All builds of a remote: for browsers, for the document server, for the office where it has screens there, and for other hosts
 * in a release.
 */
export function remoteBuilds(remote: RemoteDefinition, mode: Mode): Configuration[] {
  const office = remote.officePages.length === 0 ? [] : [remoteOffice(remote, mode)];
  const container = mode === 'production' ? [remoteContainer(remote)] : [];
  return [remoteBrowser(remote, mode), remoteServer(remote, mode), ...office, ...container];
}
