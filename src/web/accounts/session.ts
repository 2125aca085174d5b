import { useSyncExternalStore } from 'react'
import type { User } from '#shared/api/accounts.ts'
import { accountApi } from '#web/api/account-api.ts'
import { onSignInMissing } from '#web/api/sign-in-missing.ts'
import { chooseTheme, currentTheme } from '#web/ui/theme.ts'
import { pageLanguage } from '#words/language.ts'
import { askAgain } from './asked-again.ts'

/** Undefined until the first check has finished. */
let session: User | null | undefined
const listeners = new Set<() => void>()

/**
 * Resolves to true if the page is loading again in the account's language; nothing should be shown or opened until it has. Loaded on
 * demand, because few users change the language of the page.
 */
export const followLanguage = async ({ language }: User): Promise<boolean> =>
  !!language &&
  language !== pageLanguage &&
  import('#web/ui/page-language.ts').then((file) => file.showInLanguage(language)).catch(() => false)

export function setSession(user: User | null) {
  if (!session && user?.theme && user.theme !== currentTheme()) chooseTheme(user.theme)
  session = user
  for (const listener of listeners) listener()
}

/** Changes some fields of the signed-in user. */
export function changeSession(some: Partial<User>) {
  if (session) setSession({ ...session, ...some })
}

// When any call finds that the sign-in has ended, a dialog asks for a new one; a user who declines goes to the sign-in page.
onSignInMissing({
  ask: (what) => (session ? askAgain(what) : Promise.resolve(false)),
  leave: () => setSession(null),
})

declare global {
  /** Sent from the page's head before the script has loaded; undefined if it failed. */
  var firstCheck: Promise<Response | undefined> | undefined
}

async function checkSession() {
  const early = await globalThis.firstCheck
  globalThis.firstCheck = undefined
  return early?.ok ? ((await early.json()) as Awaited<ReturnType<typeof accountApi.check>>) : accountApi.check({})
}

let check: Promise<User | null> | undefined

/** Returns the signed-in user. Asks the server once; a failed check counts as signed out. */
export async function findSession(): Promise<User | null> {
  if (session !== undefined) return session
  check ??= checkSession().then(
    async ({ authenticated, user }) => {
      if (!authenticated || !user) return null
      if (await followLanguage(user)) await new Promise(() => undefined)
      return user
    },
    () => null,
  )
  const user = await check
  if (session === undefined) setSession(user)
  return session ?? null
}

export const useSession = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => session ?? null,
  )
