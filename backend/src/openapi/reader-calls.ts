import { z } from 'zod';
import { commentForm, reactionForm, replyForm } from '../discussion/forms';
import { idParameter } from '../http/id-parameter';
import { sendForm, verifyForm } from '../sign-in/forms';
import { type Answers, type Call, done, inData, kept, refused, thanks, unknown } from './answers';
import * as records from './records';

const user = z.object({ id: z.int(), name: z.string() });
const reaction = z.object({ likes: z.int(), userLiked: z.boolean(), userDisliked: z.boolean() });

/** Section 7 has them in the payload; the session and the clock decide instead. */
const notBelieved = { user: z.unknown().optional(), created_at: z.unknown().optional() };

const signedIn: Answers = {
  ...refused,
  ...unknown,
  401: { description: 'Nobody is signed in', schema: thanks },
};

const reacting = (url: string, summary: string): Call => ({
  method: 'POST',
  url,
  tag: 'Blog',
  summary,
  params: idParameter,
  json: reactionForm,
  answers: { ...signedIn, ...done('What the reader thinks now, and how many like it', inData(reaction)) },
});

/** The calls of readers: signing in, and writing (section 6). */
export const readerCalls: readonly Call[] = [
  {
    method: 'POST',
    url: '/api/send-user-otp',
    tag: 'Readers',
    summary: 'Mails a one-time code; the answer is the same for every address',
    json: sendForm,
    answers: { ...refused, ...done('It is on its way', thanks) },
  },
  {
    method: 'POST',
    url: '/api/verify-user-otp',
    tag: 'Readers',
    summary: 'Signs in with the code; the session is a cookie',
    json: verifyForm,
    answers: { ...refused, ...done('Who is signed in', inData(user)) },
  },
  {
    method: 'GET',
    url: '/api/session',
    tag: 'Readers',
    summary: 'Who is signed in (not of section 7)',
    answers: done('The reader, or nobody', inData(user.nullable())),
  },
  {
    method: 'POST',
    url: '/api/sign-out',
    tag: 'Readers',
    summary: 'Ends the session (not of section 7)',
    answers: { ...refused, ...done('It is ended', thanks) },
  },
  {
    method: 'POST',
    url: '/api/comment',
    tag: 'Blog',
    summary: 'Comments on an article',
    json: commentForm.extend(notBelieved),
    answers: { ...signedIn, ...kept('The comment', records.comment) },
  },
  {
    method: 'POST',
    url: '/api/reply',
    tag: 'Blog',
    summary: 'Replies to a comment or a reply',
    json: replyForm.extend({ user: notBelieved.user }),
    answers: { ...signedIn, ...kept('The reply', records.reply) },
  },
  reacting('/api/blog_like/:id', 'Likes an article'),
  reacting('/api/blog_dlike/:id', 'Dislikes an article'),
];
