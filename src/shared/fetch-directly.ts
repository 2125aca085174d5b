/**
 * Follows no redirect, because the request with its key would be sent to any address in the response. It is refused here, because with
 * `redirect: 'error'` Node.js 20 no longer ends an aborted request after a garbage collection.
 */
export const fetchDirectly: typeof fetch = async (address, asked) => {
  const answer = await fetch(address, { ...asked, redirect: 'manual' })
  if (answer.status < 300 || answer.status >= 400) return answer
  await answer.body?.cancel()
  throw new TypeError('fetch failed', { cause: new Error('unexpected redirect') })
}
