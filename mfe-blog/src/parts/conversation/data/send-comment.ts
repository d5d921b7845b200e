import { getHttp } from '@iwan/shared/api/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import type { SignedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { commentPath, replyPath } from '../../../calls';
import type { Comment } from './conversation';

export interface NewComment {
  readonly blogId: string;
  /** The id of what is replied to; `null` for a comment on the article. */
  readonly parentId: string | null;
  readonly text: string;
}

/** A comment of this reader, until the backend sends it. */
export interface OwnComment extends Comment {
  readonly parentId: string | null;
}

/** `POST /api/comment` or `POST /api/reply` with the fields of section 7. Rejects with an `ApiError`. */
export async function sendComment({ blogId, parentId, text }: NewComment, reader: SignedInUser): Promise<OwnComment> {
  const createdAt = new Date().toISOString();
  const comment = { blog_id: wireId(blogId), user_id: reader.id, comment: text, user: reader };
  const http = await getHttp();
  const response =
    parentId === null
      ? await http.send('POST', commentPath, { ...comment, created_at: createdAt })
      : await http.send('POST', replyPath, { ...comment, comment_id: wireId(parentId) });
  const body = asRecord(response) ?? {};
  const id = readText(asRecord(body.data) ?? body, 'id');
  const key = `${parentId === null ? 'comment' : 'reply'}-${id ?? createdAt}`;
  return { key, id, author: reader.name, text, createdAt, parentId };
}

/** In the type that the backend uses: most have numbers as ids. */
function wireId(id: string): string | number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}
