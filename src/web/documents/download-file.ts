import { api } from '#web/api/api.ts'
import { reach } from '#web/api/reach.ts'
import { askFor } from '#web/api/sign-in-missing.ts'
import * as words from '#words/download.ts'

/** Makes the browser download an address, under a given name or the server's. */
function save(url: string, name = '') {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Downloads a file from the server. The browser sends that request itself, so the sign-in is checked first. */
export function downloadFile(url: string) {
  const ask = async () => {
    const { authenticated } = await api.accounts.check({})
    if (authenticated || (await askFor('sign-in'))) save(url)
  }
  // The only possible failure is an unreachable server, which the page reports anyway.
  ask().catch(() => undefined)
}

/** Downloads a file once it is complete; throws if it is not available. */
export async function fetchFile(url: string, name: string) {
  const response = await reach(url)
  if (!response.ok) throw new Error(words.fileCouldNotBeHad(response.status))
  const whole = URL.createObjectURL(await response.blob())
  save(whole, name)
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(whole), 60_000)
}

export const openInNewTab = (url: string) => window.open(url, '_blank', 'noopener')
