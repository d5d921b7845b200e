import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { bytesByModule } from './chunk-packages-plugin';

const sources = ['/site/node_modules/react/index.js', '/site/src/main.ts', null];
const read = (code: string, mappings: SourceMapSegment[][]) =>
  bytesByModule(code, { sources, mappings: encode(mappings) });

test.each<[string, string, SourceMapSegment[][], Record<string, number>]>([
  ['one source to the end of the line', 'abcdef', [[[0, 1, 0, 0]]], { '/site/src/main.ts': 6 }],
  [
    'what stands before the first mapping is the bundler’s',
    'abcdef',
    [[[2, 1, 0, 0]]],
    { '(bundler)': 2, '/site/src/main.ts': 4 },
  ],
  [
    'each source from its mapping to the next',
    'abcdef',
    [
      [
        [0, 0, 0, 0],
        [1, 1, 0, 0],
        [4, 0, 9, 0],
      ],
    ],
    { '/site/node_modules/react/index.js': 3, '/site/src/main.ts': 3 },
  ],
  [
    'a mapping without a source, and a source without a name, are the bundler’s',
    'abcdef',
    [[[0, 0, 0, 0], [2], [4, 2, 0, 0]]],
    { '/site/node_modules/react/index.js': 2, '(bundler)': 4 },
  ],
  ['letters of more than one byte', 'a→b', [[[0, 1, 0, 0]]], { '/site/src/main.ts': 5 }],
  [
    'the end of a line, and a line without mappings',
    'ab\ncd',
    [[[0, 1, 0, 0]], []],
    { '/site/src/main.ts': 2, '(bundler)': 3 },
  ],
  ['an empty file', '', [], {}],
])('counts %s', (_, code, mappings, bytes) => {
  expect(read(code, mappings)).toEqual(bytes);
});
