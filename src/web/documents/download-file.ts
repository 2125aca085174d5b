import { reach } from '#web/api/reach.ts'

/** Asks the browser to save what is at an address, under a name or the one that the server gives it. */
export function downloadFile(url: string, name = '') {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Saves a file once it is whole; throws where it cannot be had. */
export async function fetchFile(url: string, name: string) {
  const response = await reach(url)
  if (!response.ok) throw new Error(`The file could not be had (${response.status}).`)
  const whole = URL.createObjectURL(await response.blob())
  downloadFile(whole, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(whole), 60_000)
}

export const openInNewTab = (url: string) => window.open(url, '_blank', 'noopener')
