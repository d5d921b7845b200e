export interface NodeApplication {
  readonly workspace: 'shell' | 'backend';
  /** File name of each program, without extension, to its source. */
  readonly entries: Readonly<Record<string, string>>;
  /** Relative to the workspace. */
  readonly outputFolder: string;
  /** Packages to bundle although they come from npm, because the bundle must own the one copy of them. */
  readonly bundled?: readonly RegExp[];
  /** Set for a program that runs without the packages of this folder: those of npm that stay outside of it all the same. */
  readonly outsideRelease?: readonly string[];
  /** Where pictures imported by rendered components are served from. */
  readonly publicPath?: string;
}

/** What a release of the shell cannot carry: code of a machine's own kind. The folder that runs it must have them. */
export const packagesOutside = ['sharp'] as const;

/** The document server, and the program that runs a remote's code: React is in the bundle, and in the second the shared singletons. */
export const shellServer: NodeApplication = {
  workspace: 'shell',
  entries: {
    main: './server/main.ts',
    office: './server/office/main.ts',
    'remote-program': './server/remote-program/main.ts',
    'prove-release': './server/release-proof/prove-release.ts',
    grant: './server/grants/grant.ts',
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
};
