/** Where a visitor without script signs in, sees that they are, and signs out: the page that they are on, with the dialog in it. */
export const accountAddress = '?dialog=sign-in';
