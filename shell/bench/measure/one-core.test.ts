import { listeningSockets } from './one-core';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1 0000000000000000 100 0 0 10 0
   1: 0100007F:0BB9 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4712 1 0000000000000000 100 0 0 10 0
   2: 0100007F:0BB8 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 4713 1 0000000000000000 20 4 30 10 -1
`;

test.each([
  { port: 3000, inodes: ['4711'] },
  { port: 3001, inodes: ['4712'] },
  { port: 40_000, inodes: [] },
])('on port $port of a table listen the sockets $inodes, whatever is connected', ({ port, inodes }) => {
  expect(listeningSockets(table, port)).toEqual(inodes);
});
