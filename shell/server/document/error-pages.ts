import { plainPage } from '../html/plain-page';

/** Before our own backend has answered for the first time. */
export const startingPage = plainPage({
  title: 'The doors open in a moment',
  words: 'The site is starting. This page opens by itself.',
  reloadAfterSeconds: 2,
});

/** A page of ours could not be made at all. */
export const brokenPage = plainPage({
  title: 'This page could not be made',
  words: 'Something went wrong on our side, with this page alone. Please try again in a minute.',
});

/** One network has asked for more pages than the server makes for it. */
export const tooManyPages = plainPage({
  title: 'That was a lot at once',
  words: 'Your network has asked for very many pages just now. Please wait half a minute and try again.',
});

/** The address cannot even be read: `/%zz`. */
export const unreadableAddressPage = plainPage({
  title: 'This address cannot be read',
  words: 'A part of it is missing or has been cut off. Please check the link, or begin at the front door.',
});
