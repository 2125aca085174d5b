import { findChild, type Tree, treesOf } from '#server/open-xml/tree.ts'

export type ThemeFacts = {
  /** Hexadecimal without `#`, by the names that styles use. */
  colour(name: string): string | undefined
  font(name: string): string | undefined
}

const otherNames: Record<string, string> = {
  text1: 'dk1',
  dark1: 'dk1',
  background1: 'lt1',
  light1: 'lt1',
  text2: 'dk2',
  dark2: 'dk2',
  background2: 'lt2',
  light2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
}

/** The colours and fonts of a theme. */
export function readTheme(theme: Tree | null): ThemeFacts {
  const elements = findChild(theme ?? undefined, 'a:themeElements')
  const scheme = findChild(elements, 'a:clrScheme')
  const fonts = findChild(elements, 'a:fontScheme')
  return {
    colour(name) {
      const [said] = treesOf(findChild(scheme, `a:${otherNames[name] ?? name}`))
      const hex = said?.attributes['val'] ?? ''
      return [hex, said?.attributes['lastClr'] ?? ''].find((value) => /^[\da-f]{6}$/i.test(value))?.toUpperCase()
    },
    font(name) {
      const kind = name.startsWith('major') ? 'a:majorFont' : 'a:minorFont'
      return findChild(findChild(fonts, kind), 'a:latin')?.attributes['typeface'] || undefined
    },
  }
}
