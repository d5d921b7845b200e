/** Where a visitor without JavaScript signs in, sees the account, and signs out: the current page with the dialog in it. */
export const accountAddress = '?dialog=sign-in';
