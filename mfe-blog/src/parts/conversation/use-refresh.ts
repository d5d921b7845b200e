import { getHttp } from '@iwan/shared/api/http';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Conversation } from './data/conversation';
import { parseConversation } from './data/parse-conversation';
import { discussionReader } from './data/read-discussion';

/** The interval of section 4, in milliseconds. */
const every = 5_000;
/** The longest interval, after repeated failures. */
const atMostEvery = 60_000;

/**
 * Polls the comments every 5 seconds while they can be seen: the tab is visible and the part is near the window. An unchanged
 * response is not parsed again: `now` is `null`. A failure is ignored (section 8) and the comments stay. The returned function
 * polls at once.
 */
export function useRefresh(
  blogId: string,
  part: RefObject<HTMLElement | null>,
  show: (now: Conversation | null, record: UntrustedRecord) => void,
): () => Promise<boolean> {
  const showing = useRef(show);
  useEffect(() => {
    showing.current = show;
  });

  const reader = useMemo(() => discussionReader(blogId), [blogId]);
  const read = useCallback(
    async (signal?: AbortSignal): Promise<boolean> => {
      try {
        const discussion = await reader(await getHttp(), signal);
        if (discussion === null || signal?.aborted) return false;
        const { record, hasNews } = discussion;
        showing.current(hasNews ? parseConversation(record) : null, record);
        return true;
      } catch {
        return false;
      }
    },
    [reader],
  );

  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNear = false;
    let isReading = false;
    let pause = every;
    const isSeen = () => isNear && document.visibilityState === 'visible';
    const next = async () => {
      clearTimeout(timer);
      if (!isSeen() || isReading) return;
      isReading = true;
      const hasRead = await read(over.signal);
      isReading = false;
      pause = hasRead ? every : Math.min(pause * 2, atMostEvery);
      if (!over.signal.aborted) timer = setTimeout(() => void next(), pause);
    };
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        void next();
      },
      { rootMargin: '50% 0px' },
    );
    near.observe(element);
    document.addEventListener('visibilitychange', () => void next(), { signal: over.signal });
    return () => {
      over.abort();
      near.disconnect();
      clearTimeout(timer);
    };
  }, [part, read]);

  return read;
}
