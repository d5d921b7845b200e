import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the comments below an article. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Comments',
    /** The number beside the title, for screen readers. */
    count: (total: number) => format.plural(total, { one: '# comment', other: '# comments' }),
    none: 'Nobody has said anything yet.',
    unnamed: 'A reader',
    inReplyTo: (name: string) => `to ${name}`,
    /** Section 2. */
    viewMore: 'View More',
    viewMoreHint: (hidden: number) => format.plural(hidden, { one: '# more', other: '# more' }),
    moreReplies: (count: number) => format.plural(count, { one: 'View # more reply', other: 'View # more replies' }),
    yourComment: 'Your comment',
    yourReply: (name: string) => `Your reply to ${name}`,
    post: 'Post comment',
    postReply: 'Post reply',
    reply: 'Reply',
    replyTo: (name: string) => `Reply to ${name}`,
    cancel: 'Cancel',
    signInFirst: 'You will be asked to sign in with your e-mail.',
    needsScript: 'To say something here, this browser has to run JavaScript.',
    missing: 'Please write a comment',
    sent: 'Your words are posted.',
    failed: 'This was not posted. Your words are kept: please try again.',
    isNew: (count: number) => format.plural(count, { one: '# new comment', other: '# new comments' }),
  }),
});
