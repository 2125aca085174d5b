/** Asks the browser to save what is at an address, under the name the server gives it. */
export function downloadFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

export const openInNewTab = (url: string) => window.open(url, '_blank', 'noopener')
