import type { Video } from '../model/entities';
import { safeMediaPath } from '../record/media-path';
import { embedSource } from './embed-source';

/** The allowed hosts that play videos. */
const players = new Set(['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']);

/** Pages of these services, whose addresses people copy, and the embed of the same video. */
const pages: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]+)/i, youtube],
  [/^https?:\/\/(?:www\.|m\.)?youtube\.com\/(?:shorts|live)\/([\w-]+)/i, youtube],
  [/^https?:\/\/youtu\.be\/([\w-]+)/i, youtube],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/i, (id) => `https://player.vimeo.com/video/${id}`],
];

/**
 * The video of a text (section 3, `video`): a path, an address, or embed markup, which `embedOf` parses. `null` for anything
 * else, which is neither framed nor linked to.
 */
export function parseVideo(text: string | null, embedOf: (markup: string) => string | null): Video | null {
  const written = text?.trim() ?? '';
  const address = embedOf(written) ?? embedOfPage(written);
  if (address !== null) {
    const { hostname } = new URL(address);
    return players.has(hostname) ? { kind: 'frame', address: withoutCookies(address) } : null;
  }
  const path = safeMediaPath(written);
  return path === null || isOtherPage(path) ? null : { kind: 'file', path };
}

function embedOfPage(written: string): string | null {
  for (const [pattern, embed] of pages) {
    const id = pattern.exec(written)?.[1];
    if (id !== undefined) return embedSource(embed(id));
  }
  return null;
}

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** YouTube's own host for players that set no cookie before they play. */
function withoutCookies(address: string): string {
  return address.replace('//www.youtube.com/', '//www.youtube-nocookie.com/');
}

/** A full address without a video's extension: a page, which no player can play. */
function isOtherPage(path: string): boolean {
  return /^https?:/i.test(path) && !/\.(mp4|m4v|webm|mov|ogv)$/i.test(new URL(path).pathname);
}
