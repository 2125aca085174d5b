import { useSyncExternalStore } from 'react'
import type { User } from '#shared/api/accounts.ts'
import type { Language } from '#shared/languages.ts'
import { accountApi } from '#web/api/account-api.ts'
import { onSignInMissing } from '#web/api/sign-in-missing.ts'
import { chooseTheme, currentTheme } from '#web/ui/theme.ts'
import { pageLanguage } from '#words/language.ts'
import { askAgain } from './asked-again.ts'

/** Undefined until the first check has answered. */
let session: User | null | undefined
const listeners = new Set<() => void>()

/** Few read another language than the page came in. */
const showIn = (language: Language) =>
  import('#web/ui/page-language.ts').then((file) => file.showInLanguage(language)).catch(() => undefined)

export function setSession(user: User | null) {
  if (!session && user?.theme && user.theme !== currentTheme()) chooseTheme(user.theme)
  if (!session && user?.language && user.language !== pageLanguage) void showIn(user.language)
  session = user
  for (const listener of listeners) listener()
}

/** What has changed of whoever is signed in. */
export function changeSession(some: Partial<User>) {
  if (session) setSession({ ...session, ...some })
}

// Whatever call learns that the sign-in is over, it is asked for in place; whoever declines is led to the sign-in.
onSignInMissing({
  ask: (what) => (session ? askAgain(what) : Promise.resolve(false)),
  leave: () => setSession(null),
})

declare global {
  /** Begun in the page's head, before its script was there; nothing where it failed. */
  var firstCheck: Promise<Response | undefined> | undefined
}

async function checkSession() {
  const early = await globalThis.firstCheck
  globalThis.firstCheck = undefined
  return early?.ok ? ((await early.json()) as Awaited<ReturnType<typeof accountApi.check>>) : accountApi.check({})
}

let check: Promise<User | null> | undefined

/** Who is signed in. Asks the server once; a check that fails means nobody is. */
export async function findSession(): Promise<User | null> {
  if (session !== undefined) return session
  check ??= checkSession().then(
    ({ authenticated, user }) => (authenticated ? user : null),
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
