/**
 * Widths of Arabic letters in DejaVu Sans, which LibreOffice uses if a font has none, in thousandths of its size: from U+0621 on, each
 * alone and at the end of a joined stretch, then at its start and in its middle.
 */
const forms = `
  470, 278 305, 278 305, 483 517, 278 305, 783 833 278 302, 278 305, 941 982 278 302, 524 536, 941 982 278 302,
  941 982 278 302, 646 646 618 646, 646 646 618 646, 646 646 618 646, 445 525, 445 525, 483 552, 483 552, 1221 1275 838 892,
  1221 1275 838 892, 1209 1225 849 867, 1209 1225 849 867, 925 949 796 820, 925 949 796 820, 597 532 597 482, 597 532 523 482,
  0, 0, 0, 0, 0, 0, 1037 1035 478 506, 776 834 478 506, 824 843 476 552, 727 757 305 331, 619 666 536 578, 734 761 278 302,
  524 536 527 461, 483 517, 783 833, 783 833 278 302
`
  .trim()
  .split(/\s*,\s*/)
  .map((row) => row.split(' ').map(Number))

const firstLetter = 0x621
/** Lam and the alef after it are one glyph. */
const lam = 0x644
const alefs: ReadonlySet<number> = new Set([0x622, 0x623, 0x625, 0x627])
const lamAlef = { alone: 570, joined: 597 }
/** The bold font is wider by this factor. */
const boldness = 1.19

const formsOf = (code: number) => forms[code - firstLetter]
/** A letter that joins the one before it has at least two forms; one that also joins the next has four. */
const joinsNext = (code: number) => (formsOf(code)?.length ?? 0) === 4
const joinsLast = (code: number) => (formsOf(code)?.length ?? 0) > 1

/** In em; for a text that consists only of letters from U+0621 to U+064A and separators. */
export function arabicWidth(text: string, isBold: boolean): number {
  let [width, isJoined] = [0, false]
  for (let at = 0; at < text.length; at++) {
    const [code, next] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
    const isLamAlef = code === lam && alefs.has(next)
    const [alone = 0, end = alone, start = alone, within = end] = formsOf(code) ?? []
    const goesOn = !isLamAlef && joinsNext(code) && joinsLast(next)
    if (isLamAlef) width += isJoined ? lamAlef.joined : lamAlef.alone
    else width += isJoined ? (goesOn ? within : end) : goesOn ? start : alone
    if (isLamAlef) at++
    isJoined = goesOn
  }
  return (width / 1000) * (isBold ? boldness : 1)
}
