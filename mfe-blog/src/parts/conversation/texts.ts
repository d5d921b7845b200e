import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the comments below an article. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Comments',
    /** The number beside the title, for screen readers. */
    count: (total: number) => format.plural(total, { one: '# comment', other: '# comments' }),
    none: 'No comments yet. Be the first.',
    unnamed: 'Reader',
    inReplyTo: (name: string) => `replying to ${name}`,
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
    signInFirst: 'You need to sign in with your email.',
    needsScript: 'Turn on JavaScript to comment.',
    missing: 'Enter a comment.',
    sent: 'Comment posted.',
    failed: 'We could not post your comment. It is saved here. Try again.',
    isNew: (count: number) => format.plural(count, { one: '# new comment', other: '# new comments' }),
  }),
});
