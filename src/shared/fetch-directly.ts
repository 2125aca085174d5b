/**
 * Follows no redirect: the request would carry what is in it, and its key, to wherever the answer points. It is refused here,
 * because with `redirect: 'error'` Node.js 20 no longer ends an aborted request once memory was collected.
 */
export const fetchDirectly: typeof fetch = async (address, asked) => {
  const answer = await fetch(address, { ...asked, redirect: 'manual' })
  if (answer.status < 300 || answer.status >= 400) return answer
  await answer.body?.cancel()
  throw new TypeError('fetch failed', { cause: new Error('unexpected redirect') })
}
