/** Names modules of a folder: `domain('text')` is `shared/domain/text`. */
export const inFolder =
  (folder: string) =>
  (...names: readonly string[]): readonly string[] =>
    names.map((name) => `${folder}/${name}`);

export const domain = inFolder('shared/domain');
export const kit = inFolder('shared/contract-kit');
export const design = inFolder('shared/design-system');
export const shellSource = inFolder('shell/src');
export const tool = inFolder('tooling/src');
