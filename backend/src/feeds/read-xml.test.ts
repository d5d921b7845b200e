import { largestFeed, readFeedXml } from './read-xml';

const xml = '<?xml version="1.0"?><list><property><price>1 &amp; 2</price></property></list>';

test.each([
  ['UTF-8', Buffer.from(xml)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${xml}`)],
  ['UTF-16', Buffer.from(`\ufeff${xml}`, 'utf16le')],
])('reads %s', async (_, bytes) => {
  expect((await readFeedXml(bytes))[0]?.children).toEqual([
    { name: 'price', attributes: {}, children: [], text: '1 & 2' },
  ]);
});

const laughs = '<!DOCTYPE list [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><list>&b;</list>';

test.each<readonly [string, string | Buffer, string]>([
  ['entities of its own', laughs, 'The feed has a document type (DOCTYPE), which is not read: send it without one.'],
  ['an entity that nothing declares', '<list>&b;</list>', 'The feed is not well-formed XML from line 1 on.'],
  ['an end that is missing', '<list>\n<property>', 'The feed is not well-formed XML from line 2 on.'],
  ['no XML', 'a,b', 'The feed is not well-formed XML from line 1 on.'],
  ['a page', '<html></html>', 'The feed begins with <html>, not with <list> or <Properties>.'],
  ['more levels than a feed has', `<list>${'<a>'.repeat(9)}`, 'The feed has more than 8 levels of elements.'],
  [
    'another encoding',
    '<?xml version="1.0" encoding="windows-1256"?><list/>',
    'The feed is in windows-1256, which is not read: send it in UTF-8.',
  ],
  [
    'bytes that are no UTF-8',
    Buffer.from('<list>\xe9</list>', 'latin1'),
    'The feed is not in UTF-8 but looks like windows-1252: send it in UTF-8.',
  ],
  [
    'bytes of an encoding that it does not name',
    Buffer.concat([Buffer.from('<list>'), Buffer.from([0xc3, 0xc8, 0xd1, 0xc7, 0xcc])]),
    'The feed is not in UTF-8 but looks like windows-1256: send it in UTF-8.',
  ],
  ['UTF-32', Buffer.from([0x3c, 0, 0, 0, 0x6c, 0, 0, 0]), 'The feed looks like UTF-32: send it in UTF-8.'],
  ['too many bytes', Buffer.alloc(largestFeed + 1, ' '), 'The feed is larger than 64 MB.'],
])('a feed with %s is refused in one sentence', async (_, bytes, sentence) => {
  await expect(readFeedXml(Buffer.from(bytes))).rejects.toThrow(sentence);
});
