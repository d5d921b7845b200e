import { join } from 'node:path';

/** The repository's root folder. Everything in `tooling` runs from `tooling/src` or `tooling/scripts`. */
export const repositoryRoot = join(import.meta.dirname, '..', '..');

export const remoteNames = ['mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Absolute path inside a workspace: `inWorkspace('shell', 'dist') // => /…/shell/dist`. */
export function inWorkspace(workspace: string, ...rest: string[]): string {
  return join(repositoryRoot, workspace, ...rest);
}

/** Where a build of a folder goes: inside it, so that a program finds the packages that the folder depends on. */
export function outputFolder(
  folder: string,
  mode: 'production' | 'development',
  part: 'browser' | 'browser/office' | 'server',
): string {
  return join(folder, mode === 'production' ? 'dist' : '.dev', part);
}

/** What `npm run dev` writes that is no build. */
export const developmentFolder = join(repositoryRoot, '.dev');

/** A name that JavaScript can use for a container: `mfe-blog // => mfe_blog`. */
export function containerName(workspace: string): string {
  return workspace.replaceAll('-', '_');
}

/** Likewise of what a remote shows in the office: `mfe-blog // => mfe_blog_office`. */
export function officeContainer(workspace: string): string {
  return `${containerName(workspace)}_office`;
}
