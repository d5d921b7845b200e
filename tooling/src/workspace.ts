import { join } from 'node:path';
import { defaultLanguage, type LanguageCode } from '@iwan/shared/domain/format/languages';

/** The repository's root folder. */
export const repositoryRoot = join(import.meta.dirname, '..', '..');

export const remoteNames = ['mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Absolute path inside a workspace: `inWorkspace('shell', 'dist') // => /…/shell/dist`. */
export function inWorkspace(workspace: string, ...rest: string[]): string {
  return join(repositoryRoot, workspace, ...rest);
}

/** The output folder of a build: inside its workspace, so that a program finds the packages of the workspace. */
export function outputFolder(
  folder: string,
  mode: 'production' | 'development',
  part: 'browser' | 'browser/office' | 'browser/container' | 'server',
): string {
  return join(folder, mode === 'production' ? 'dist' : '.dev', part);
}

/** The output of `npm run dev` that is not a build. */
export const developmentFolder = join(repositoryRoot, '.dev');

/** A valid JavaScript name of a container: `mfe-blog // => mfe_blog`. */
export function containerName(workspace: string): string {
  return workspace.replaceAll('-', '_');
}

/** The same for a remote's container for other hosts: `mfe-blog // => mfe_blog_hosted`. */
export function hostedContainer(workspace: string): string {
  return `${containerName(workspace)}_hosted`;
}

/** The same for a remote's container of the office: `mfe-blog // => mfe_blog_office`. */
export function officeContainer(workspace: string): string {
  return `${containerName(workspace)}_office`;
}

/** The chunk that holds one exposed module: `./pages/blog // => pages-blog`. */
export function exposedChunkName(expose: string): string {
  return expose.replace(/^\.\//, '').replaceAll('/', '-');
}

/** The server bundle of a module or resource, relative to the release: `./pages/blog // => server/pages-blog.cjs`. */
export function serverFile(module: string): string {
  return `server/${exposedChunkName(module)}.cjs`;
}

/** The list of the files of a language's build; one for each language in the same folder. */
export function chunkAssetsFile(language: LanguageCode = defaultLanguage.code): string {
  return language === defaultLanguage.code ? 'chunk-assets.json' : `chunk-assets.${language}.json`;
}
