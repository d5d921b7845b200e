/** The result of some work, or `late` after so many milliseconds, while the work continues. Rejects when the work does. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late' as const);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
