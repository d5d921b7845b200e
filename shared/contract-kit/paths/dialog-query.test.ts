import { joinDialogQuery, splitDialogQuery } from './dialog-query';

test.each([
  ['', '', ''],
  ['?tab=Off%20Plan', '?tab=Off%20Plan', ''],
  ['?dialog=contact', '', 'dialog=contact'],
  ['?tab=Off%20Plan&dialog=calculator&price=5', '?tab=Off%20Plan', 'dialog=calculator&price=5'],
  ['?about=?dialog', '?about=?dialog', ''],
])('%s is the page’s "%s" and the dialog’s "%s", and both together again', (search, page, dialog) => {
  expect(splitDialogQuery(search)).toEqual({ page, dialog });
  expect(joinDialogQuery({ page, dialog })).toBe(search);
});
