const romans: [value: number, letters: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  const [value, letters] = romans.find(([value]) => value <= count) ?? [count, '']
  return letters === '' ? '' : letters + roman(count - value)
}

const letter = (count: number) => String.fromCodePoint(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
/** Word's own limits: beyond them a number is written in digits. */
const [mostInLetters, mostInRoman] = [780, 3999]

/** A number in a `w:numFmt` format (ECMA-376 part 1, 17.18.59); formats of other scripts as digits, a bullet as an empty string. */
export function numberInFormat(format: string, count: number): string {
  if (format === 'none' || format === 'bullet') return ''
  if (format === 'decimalZero') return String(count).padStart(2, '0')
  if (format.endsWith('Roman') && count <= mostInRoman) return format === 'upperRoman' ? roman(count).toUpperCase() : roman(count)
  if (format.endsWith('Letter') && count > 0 && count <= mostInLetters)
    return format === 'upperLetter' ? letter(count).toUpperCase() : letter(count)
  return String(count)
}
