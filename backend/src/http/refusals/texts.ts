import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** Why the backend refuses what a visitor has sent. */
export const textsOf = defineTexts({
  en: () => ({
    emptyForm: 'The form was empty.',
    checkForm: 'Check the form.',
    partMissing: 'Part of the form is missing.',
    largeForm: 'The form is larger than 64 KB',
    largeFile: 'The file is larger than 5 MB',
    oneFile: 'Attach one file only.',
    foreignSite: 'You can only send this form from our site.',
    tooMany: 'Too many requests. Wait a minute and try again.',
    busy: 'We are very busy right now. Try again.',
    full: 'We cannot save anything right now. Try again in a few minutes.',
    databaseAway: 'We cannot reach our records right now. Try again in a minute.',
    failed: 'Something went wrong on our side. Try again later.',

    nameMissing: 'Enter your name.',
    phoneMissing: 'Phone number is required',
    emailMissing: 'Enter your email address.',
    messageMissing: 'Enter a message.',
    locationMissing: 'Enter your city or country.',
    consentMissing: 'Please grant permission',
    jobMissing: 'Choose a job.',
    cvMissing: 'Add your CV.',
    roleMissing: 'Choose Buyer, Broker or Builder.',
    fileKind: 'Choose an image, a Word document or a PDF.',

    codeMissing: 'Enter the code from the email.',
    codeLength: 'The code has 6 digits',
    codeWrong: 'That code is not right or has expired. Check it or request a new one.',
    codesTooMany: 'Too many wrong codes. Try again later.',
    codeTooSoon: 'Wait a little before you request another code.',
    codesInMailbox:
      'We have just sent several codes to this address. Enter the newest one, or request another in a few minutes.',
    mailAway: 'We cannot send email right now. Try again in a few minutes.',
    signInFirst: 'Sign in first.',
    signedInAsOther: 'You are signed in as someone else. Sign in again.',

    starsMissing: 'Choose 1 to 5 stars.',
    reviewMissing: 'Write a few words.',
    reviewTooLong: 'This is too long. Use up to 1,000 characters, and 60 for the name.',
    reviewGiven: 'This link was used already. A review can be given once.',
    timeMissing: 'Choose a day and a time.',
    timeTaken: 'This time was just taken. Choose another one.',

    commentMissing: 'Enter a comment.',
    commentsStopped: 'You can no longer comment here.',

    shortlistNameMissing: 'Enter a name for the shortlist.',
    shortlistProjectsMissing: 'Choose at least one project.',
    shortlistTooMany: 'A shortlist has up to 20 projects.',
    shortlistTooLong: 'Use up to 60 characters for a name, and 300 for a comment.',
    shortlistEmpty: 'Vote on a project or write a comment.',
    shortlistFull: 'This shortlist is full. It takes up to 30 people.',
    shortlistEnded: 'This shortlist has ended.',
    shortlistNotYours: 'You can only change what you have written yourself.',
    shortlistsToday: 'You have made many shortlists today. Try again tomorrow.',

    searchTooLong: 'This search is too long to save.',
    searchUnclear: 'Nothing of this search could be understood',
    alertTooSoon: 'Wait a little before you ask for another email.',
    alertsFull: 'You have 20 alerts, the maximum. Stop one of them first.',
    linkExpired: 'This link has expired.',
    linkIncomplete: 'The link is incomplete',
    linkInvalid: 'This link is not valid',
  }),
});
