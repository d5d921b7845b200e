export interface NodeApplication {
  readonly workspace: 'shell' | 'backend';
  /** The file name of each program, without extension, to its source. */
  readonly entries: Readonly<Record<string, string>>;
  /** Relative to the workspace. */
  readonly outputFolder: string;
  /** Packages to bundle although they are from npm, because there must be only one copy of them. */
  readonly bundled?: readonly RegExp[];
  /**
   * Packages that not every run needs, which are loaded when the module that imports them runs. All others are imported at the
   * start, also where the source imports them dynamically.
   */
  readonly loadedLate?: readonly string[];
  /** Set for a program that runs without the packages of this folder: the npm packages that stay external all the same. */
  readonly outsideRelease?: readonly string[];
  /** The address of pictures imported by rendered components. */
  readonly publicPath?: string;
}

/** Native code, which a release of the shell cannot contain. The folder that runs it must have these packages. */
export const packagesOutside = ['sharp'] as const;

/**
 * The document server, and the program that runs a remote's code: the bundle contains React, and in the second program the
 * shared singletons.
 */
export const shellServer: NodeApplication = {
  workspace: 'shell',
  entries: {
    main: './server/main.ts',
    office: './server/office/main.ts',
    'remote-program': './server/remote/program/main.ts',
    'prove-release': './server/release/proof/prove-release.ts',
    grant: './server/release/grants/grant.ts',
  },
  outputFolder: 'dist/server',
  outsideRelease: packagesOutside,
  bundled: [/^react($|\/)/, /^react-dom($|\/)/, /^react-router(-dom)?($|\/)/, /^zustand($|\/)/, /^scheduler($|\/)/],
  publicPath: '/shell/',
};

export const backendApplication: NodeApplication = {
  workspace: 'backend',
  entries: { main: './src/main.ts' },
  outputFolder: 'dist',
  loadedLate: ['@aws-sdk/client-s3', 'sharp'],
};
