import { api } from '#web/api/api.ts'
import { reach } from '#web/api/reach.ts'
import { askFor } from '#web/api/sign-in-missing.ts'
import * as words from '#words/download.ts'

/** Asks the browser to save what is at an address, under a name or the one that the server gives it. */
function save(url: string, name = '') {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Has a file of the server saved. The browser asks for it by itself, so that the sign-in is looked at before. */
export function downloadFile(url: string) {
  const ask = async () => {
    const { authenticated } = await api.accounts.check({})
    if (authenticated || (await askFor('sign-in'))) save(url)
  }
  // What goes wrong here is a server that is away, of which the page tells by itself.
  ask().catch(() => undefined)
}

/** Saves a file once it is whole; throws where it cannot be had. */
export async function fetchFile(url: string, name: string) {
  const response = await reach(url)
  if (!response.ok) throw new Error(words.fileCouldNotBeHad(response.status))
  const whole = URL.createObjectURL(await response.blob())
  save(whole, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(whole), 60_000)
}

export const openInNewTab = (url: string) => window.open(url, '_blank', 'noopener')
