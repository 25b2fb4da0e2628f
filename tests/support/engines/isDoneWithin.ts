/** Returns whether work ends in time. Throws if it fails in time; a later failure does not count. */
export async function isDoneWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    const isDone = await Promise.race([work.then(() => true), limit]);
    if (!isDone) work.catch(() => undefined);
    return isDone;
  } finally {
    clearTimeout(timer);
  }
}
