/** Pages that a sign-in leads back to. Whatever else an address asks for, it leads to the dashboard. */
const kept = /^\/documents\/[\w-]{1,64}(\?version=[\d.]{1,40})?$/

export const signInPath = (path: string) => `/login?then=${encodeURIComponent(path)}`

/** Where to go once somebody is signed in; `search` is the query of the sign-in's own address. */
export function returnPath(search: string): string {
  const path = new URLSearchParams(search).get('then') ?? ''
  return kept.test(path) ? path : '/dashboard'
}
