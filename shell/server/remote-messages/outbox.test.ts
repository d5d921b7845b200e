import { Outbox } from './outbox';

function outbox() {
  const sent: (readonly number[])[] = [];
  let endTurn = () => {};
  const messages = new Outbox<number>(
    (list) => sent.push(list),
    (code) => {
      endTurn = code;
    },
  );
  return { messages, sent, endTurn: () => endTurn() };
}

test('what is said in one turn is sent as one list, in its order', () => {
  const { messages, sent, endTurn } = outbox();
  for (const message of [1, 2, 3]) messages.add(message);
  expect(sent).toEqual([]);
  endTurn();
  messages.add(4);
  endTurn();
  expect(sent).toEqual([[1, 2, 3], [4]]);
});

test('a long list is not waited for, and nothing is sent twice', () => {
  const { messages, sent, endTurn } = outbox();
  for (let message = 0; message < 70; message += 1) messages.add(message);
  expect(sent.map((list) => list.length)).toEqual([64]);
  endTurn();
  endTurn();
  expect(sent.map((list) => list.length)).toEqual([64, 6]);
});
