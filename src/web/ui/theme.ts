export type Theme = 'dark' | 'light'

/** The colour of the browser's own bars: each theme's background. */
const barColours = { dark: '#0d110f', light: '#fafaf8' }

export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  showInBars()
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Not stored, but applied to this page.
  }
}

export const showInBars = () =>
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[currentTheme()])
