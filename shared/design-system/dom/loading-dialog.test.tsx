import { closeLoadingDialog, isLoadingDialogOpen, loadingDialogId } from './loading-dialog';

afterEach(() => document.body.replaceChildren());

test('the sheet of the document is closed where it is open, and the focus returns', () => {
  document.body.innerHTML = `<a href="/">x</a><dialog id="${loadingDialogId}"><button>x</button></dialog>`;
  const [link, dialog] = [document.querySelector('a'), document.querySelector('dialog')];
  link?.focus();
  dialog?.showModal();
  expect(isLoadingDialogOpen()).toBe(true);
  closeLoadingDialog();
  expect(isLoadingDialogOpen()).toBe(false);
  expect(link).toHaveFocus();
});

test('nothing happens in a document without it, and where it is closed', () => {
  expect(closeLoadingDialog).not.toThrow();
  document.body.innerHTML = `<dialog id="${loadingDialogId}"></dialog>`;
  closeLoadingDialog();
  expect(isLoadingDialogOpen()).toBe(false);
});
