import { blogsApi } from '@iwan/shared/api/blogs';
import { defineResource } from '@iwan/shared/contracts/module';
import { atomFeed } from './atom-feed';

/** The feed of the blog. Clients may cache it for five minutes. */
export const resource = defineResource(async ({ http, signal, siteUrl, locale }) => ({
  contentType: 'application/atom+xml; charset=utf-8',
  body: atomFeed(await blogsApi(http).list(signal), siteUrl, locale),
  maxAge: 300,
}));
