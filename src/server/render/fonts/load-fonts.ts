import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readFont, type Font } from './read-font.ts'

const require = createRequire(import.meta.url)

/** Family names as in the font files, for SVG, Typst and the check of the fonts that a PDF embeds. */
export const families = { serif: 'Source Serif 4', sans: 'Hanken Grotesk', mono: 'Geist Mono' } as const

const serif = '@expo-google-fonts/source-serif-4'
const sans = '@expo-google-fonts/hanken-grotesk'
const mono = '@expo-google-fonts/geist-mono'
const paths = {
  serif: `${serif}/400Regular/SourceSerif4_400Regular.ttf`,
  'serif-italic': `${serif}/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf`,
  'serif-semibold': `${serif}/600SemiBold/SourceSerif4_600SemiBold.ttf`,
  'serif-semibold-italic': `${serif}/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf`,
  sans: `${sans}/400Regular/HankenGrotesk_400Regular.ttf`,
  'sans-italic': `${sans}/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf`,
  'sans-semibold': `${sans}/600SemiBold/HankenGrotesk_600SemiBold.ttf`,
  'sans-semibold-italic': `${sans}/600SemiBold_Italic/HankenGrotesk_600SemiBold_Italic.ttf`,
  mono: `${mono}/400Regular/GeistMono_400Regular.ttf`,
  'mono-semibold': `${mono}/600SemiBold/GeistMono_600SemiBold.ttf`,
} as const

export type Face = keyof typeof paths
export const faces = Object.keys(paths) as Face[]

/** The path of a font file, resolved through its package, so that it works both from the sources and from a bundle. */
export function fontFile(face: Face): string {
  return require.resolve(paths[face])
}

export type LoadedFont = Font & { bytes: Buffer }
const loaded = new Map<Face, LoadedFont>()

/** Reads a font once; system fonts are never used. */
export function loadFont(face: Face): LoadedFont {
  const known = loaded.get(face)
  if (known) return known
  const font = readFontFile(fontFile(face))
  loaded.set(face, font)
  return font
}

export function readFontFile(file: string): LoadedFont {
  const bytes = readFileSync(file)
  return { ...readFont(bytes), bytes }
}
