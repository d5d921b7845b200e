import { getHttp } from '@iwan/shared/api/http';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Conversation } from './data/conversation';
import { parseConversation } from './data/parse-conversation';
import { discussionReader } from './data/read-discussion';

/** Section 4, in milliseconds. */
const every = 5_000;
/** After failures it is asked less often, down to this. */
const atMostEvery = 60_000;

/**
 * Reads the comments again every 5 seconds while somebody can see them: the tab is on show and the part is near the
 * window. What has not changed since is not parsed again: `now` is `null`. A failure is nobody's concern (section 8): what
 * stands stays. The returned function reads them at once.
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
