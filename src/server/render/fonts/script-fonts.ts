import { createRequire } from 'node:module'
import { orderEastAsian } from './east-asian-order.ts'
import { type Face, loadFont, type LoadedFont, readFontFile } from './load-fonts.ts'
import type { Font } from './read-font.ts'

const require = createRequire(import.meta.url)

// Their punctuation and symbols are included, because no smaller font has some of them.
const eastAsian =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\u2000-\u2BFF\u3000-\u33FF\uFE30-\uFE4F\uFF00-\uFFEF]/u

/** Font families for characters that ours lack, with the characters each is used for; a font is read when a document first needs it. */
const scripts = {
  hebrew: { family: 'Noto Sans Hebrew', letters: /\p{scx=Hebr}/u },
  // Noto's Arabic letters are composed of parts, each of which PDF readers extract as the whole letter.
  arabic: { family: 'Vazirmatn', letters: /\p{scx=Arab}/u },
  devanagari: { family: 'Noto Sans Devanagari', letters: /\p{scx=Deva}/u },
  thai: { family: 'Noto Sans Thai', letters: /[\u0E00-\u0E7F]/u },
  emoji: { family: 'Noto Emoji', letters: /[\p{Emoji}\p{Emoji_Component}]/u },
  // After the others, because it also has letters of some of their scripts.
  european: { family: 'Noto Sans', letters: /[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]/u },
  simplified: { family: 'Noto Sans SC', letters: eastAsian },
  traditional: { family: 'Noto Sans TC', letters: eastAsian },
  japanese: { family: 'Noto Sans JP', letters: eastAsian },
  korean: { family: 'Noto Sans KR', letters: eastAsian },
} as const

export type ScriptFont = keyof typeof scripts
const all = Object.keys(scripts) as ScriptFont[]
const isLarge = (font: ScriptFont) => scripts[font].letters === eastAsian
export const familyOf = (font: ScriptFont) => scripts[font].family

const weights = { regular: '400Regular', semibold: '600SemiBold' } as const
export type Weight = keyof typeof weights
export const weightOf = (face: Face): Weight => (face.includes('semibold') ? 'semibold' : 'regular')

/** The path of its file; undefined if its package is not installed, as the largest are optional. */
export function scriptFontFile(font: ScriptFont, weight: Weight): string | undefined {
  const { family } = scripts[font]
  const [folder, file] = [family.toLowerCase().replaceAll(' ', '-'), family.replaceAll(' ', '')]
  try {
    return require.resolve(`@expo-google-fonts/${folder}/${weights[weight]}/${file}_${weights[weight]}.ttf`)
  } catch {
    return undefined
  }
}

const loaded = new Map<string, LoadedFont | undefined>()

export function loadScriptFont(font: ScriptFont, weight: Weight): LoadedFont | undefined {
  const key = `${font} ${weight}`
  if (!loaded.has(key)) {
    const file = scriptFontFile(font, weight)
    loaded.set(key, file === undefined ? undefined : readFontFile(file))
  }
  return loaded.get(key)
}

const found = new Map<number, ScriptFont | undefined>()

/** The first of these fonts that has a code point. */
export function findScriptFont(codePoint: number, order = all): ScriptFont | undefined {
  if (order === all && found.has(codePoint)) return found.get(codePoint)
  const letter = String.fromCodePoint(codePoint)
  const font = order.find(
    (font) => scripts[font].letters.test(letter) && loadScriptFont(font, 'regular')?.glyph(codePoint) !== undefined,
  )
  if (order === all) found.set(codePoint, font)
  return font
}

const ownFaces = ['serif', 'sans', 'mono'] as const
export const isOurs = (codePoint: number) => ownFaces.some((face) => loadFont(face).glyph(codePoint) !== undefined)

/** Whether a single font used for the document has all characters of a cluster. */
export function isInOneFont(cluster: string): boolean {
  const codePoints = Array.from(cluster, (character) => character.codePointAt(0)!).filter((code) => !isJoiner(code))
  const hasAll = (font: Font | undefined) => font !== undefined && codePoints.every((code) => font.glyph(code) !== undefined)
  if (ownFaces.some((face) => hasAll(loadFont(face)))) return true
  return codePoints.some((code) => {
    const font = isOurs(code) ? undefined : findScriptFont(code)
    if (font === undefined || !isLarge(font)) return font !== undefined && hasAll(loadScriptFont(font, 'regular'))
    // Which of the large fonts is used depends on the rest of the document.
    return all
      .filter(isLarge)
      .every((one) => loadScriptFont(one, 'regular')?.glyph(code) === undefined || hasAll(loadScriptFont(one, 'regular')))
  })
}

const isJoiner = (codePoint: number) => codePoint === 0x200c || codePoint === 0x200d

/** Our own fonts have all earlier characters. */
const further = /[\u0100-\u{10FFFF}]/gu

/** The additional fonts that a text needs, in order of preference. */
export function scriptFontsOf(text: string): ScriptFont[] {
  const lacking = Array.from(new Set(text.match(further)), (letter) => letter.codePointAt(0)!).filter((code) => !isOurs(code))
  if (lacking.length === 0) return []
  const order = [...all.filter((font) => !isLarge(font)), ...orderEastAsian(text)]
  const needed = new Set(lacking.map((code) => findScriptFont(code, order)))
  return order.filter((font) => needed.has(font))
}
