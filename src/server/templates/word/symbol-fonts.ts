const signsIn = (list: string) => new Map(list.split(' ').map((one) => [one.slice(0, 2), one.slice(2)]))

/** Characters of the fonts in which a letter is a sign, by the last two digits of their code. */
const symbolFont = signsIn(
  '22∀ 27∍ 2a∗ 2d− 40≅ 44Δ 46Φ 47Γ 4cΛ 50Π 51Θ 53Σ 57Ω 58Ξ 59Ψ 61α 62β 63χ 64δ 65ε 66φ 67γ 68η 69ι 6bκ 6cλ 6dμ ' +
    '6eν 6fο 70π 71θ 72ρ 73σ 74τ 75υ 77ω 78ξ 79ψ 7aζ 7e∼ a0€ a3≤ a5∞ ab↔ ac← ad↑ ae→ af↓ b0° b1± b2″ b3≥ b4× b5∝ ' +
    'b6∂ b7• b8÷ b9≠ ba≡ bb≈ bc… c6∅ c7∩ c8∪ ce∈ cf∉ d0∠ d2® d3© d4™ d5∏ d6√ d7⋅ d8¬ d9∧ da∨ db⇔ dc⇐ de⇒ e5∑ f2∫',
)
const wingdings = signsIn(
  '6c● 6e■ 6f☐ 71☐ 72☐ 75◆ 76❖ 9f• a7▪ a8☐ d8➢ dc➲ df← e0→ e1↑ e2↓ e7← e8→ ef⇐ f0⇒ f1⇑ f2⇓ f3⇔ fb✗ fc✓ fd☒ fe☑',
)
const wingdings2 = signsIn('4f✗ 50✓ 51☒ 52☑ 53☒ 54☒ 97● a2■ a3☐ a9▪')
const webdings = signsIn('61✓ 63☐ 67■ 72✗')

const fonts: [name: RegExp, signs: ReadonlyMap<string, string>][] = [
  [/^wingdings 2$/i, wingdings2],
  [/^wingdings$/i, wingdings],
  [/^webdings$/i, webdings],
  [/^symbol$/i, symbolFont],
]

/** A character's code in a font of signs: `F0FE` of Wingdings is ☑; an unknown sign is an empty string. */
export function signInFont(font: string, code: string): string {
  const signs = fonts.find(([name]) => name.test(font))?.[1]
  const known = signs?.get(code.slice(-2).toLowerCase())
  if (known !== undefined) return known
  const point = Number.parseInt(code, 16)
  if (!(point > 0x20 && point <= 0x10ffff)) return ''
  if (point >= 0xe000 && point <= 0xf8ff) return signs ? ascii(point & 0xff) : ''
  return signs ? ascii(point) : String.fromCodePoint(point)
}

/** Digits and punctuation look alike in Symbol. */
const ascii = (point: number) => (point > 0x20 && point < 0x41 ? String.fromCodePoint(point) : '')

const isPrivate = /[\ue000-\uf8ff]/g
export const isSignFont = (font: string) => fonts.some(([name]) => name.test(font))

/** Text as it is seen in this font: private characters are those of a font of signs. */
export function seenText(text: string, font: string): string {
  if (isSignFont(font))
    return Array.from(text, (one) => (one === ' ' ? ' ' : signInFont(font, one.codePointAt(0)!.toString(16)))).join('')
  return text.replaceAll(isPrivate, (one) => signInFont('Symbol', one.charCodeAt(0).toString(16)))
}
