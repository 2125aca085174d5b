/** Pages to which a sign-in may return. Any other address goes to the dashboard. */
const kept = /^\/documents\/[\w-]{1,64}(\?version=[\d.]{1,40})?$/

export const signInPath = (path: string) => `/login?then=${encodeURIComponent(path)}`

/** Returns the path to open after the sign-in; `search` is the query of the sign-in's own address. */
export function returnPath(search: string): string {
  const path = new URLSearchParams(search).get('then') ?? ''
  return kept.test(path) ? path : '/dashboard'
}
